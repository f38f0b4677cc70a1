import { type Problem, SiteError } from '#schema/problem.ts';

/** Faults that are planted together, and the rules (ids, with a space between them) that must find them, and no others. */
export interface Plant {
	name: string;
	find(): readonly Found[] | Promise<readonly Found[]>;
	rules: string;
}

/** The message about a fault. */
export type Found = Pick<Problem, 'message' | 'hint'> & { rule: string };

/** What every configuration needs. */
export const CONFIG = "title: 'T', tagline: 'T', url: 'https://example.com', copyright: { year: 2025, holder: 'F' }, docs: { showLastUpdate: false }";

/** The problems that `work` throws; none where it throws nothing. Other errors go on. */
export async function thrown(work: () => unknown): Promise<readonly Problem[]> {
	try {
		await work();
	} catch (error) {
		if (error instanceof SiteError) return error.problems;
		throw error;
	}
	return [];
}
