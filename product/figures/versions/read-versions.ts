import * as z from 'zod/mini';
import { frontMatterOf } from '../front-matter.ts';

/** A version of the product as its post tells it. */
export interface ProductVersion {
	/** `2025.3` */
	number: string;
	/** Day as `YYYY-MM-DD`. */
	date: string;
	slug: string;
	title: string;
	/** What is new, without the words „Version 2025.3“ at the beginning. */
	news: string;
	/** Whether programs that use the API have something to look at. */
	concernsApi: boolean;
}

const versionHeadSchema = z.looseObject({ slug: z.string(), title: z.string(), description: z.string(), date: z.string() });

/** Words by which a post says that nothing changes for programs. */
const NO_CHANGE = /^Nichts\b/;

/** Reads the posts, by file, newest first. Posts that tell of no version are left out; throws for one without slug, title, description or date. */
export function readVersions(posts: Readonly<Record<string, string>>): ProductVersion[] {
	return Object.values(posts)
		.flatMap((text): ProductVersion[] => {
			const { slug, title, description, date } = versionHeadSchema.parse(frontMatterOf(text));
			const [, number, news = ''] = /^Version (\d{4}\.\d+) (.+)$/.exec(description) ?? [];
			if (number === undefined) return [];
			const integrations = /\{#integrationen\}\s*([\s\S]*?)(?:\n## |$)/.exec(text)?.[1] ?? '';
			return [{ number, date, slug, title, news: news.charAt(0).toUpperCase() + news.slice(1), concernsApi: !NO_CHANGE.test(integrations) }];
		})
		.sort((a, b) => b.date.localeCompare(a.date));
}
