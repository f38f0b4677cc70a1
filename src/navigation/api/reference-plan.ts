import { posix } from 'node:path';
import type { ApiConfig } from '#schema/api-config.ts';

/** One version of one API: where its pages stand, and what they are made from. */
export interface ReferencePlan extends Pick<ApiConfig, 'label' | 'description' | 'lenient' | 'tokenVariable' | 'samples' | 'imageHosts' | 'sandbox'> {
	/** Id of the API. */
	api: string;
	/** Of an older version; the newest goes by what its description says. */
	version: { name: string; label: string } | undefined;
	/** Path that its pages stand below: `/docs/api/`, `/docs/lager/`, `/docs/lager/1.0/`. No two references have the same, so it names them. */
	folder: string;
	/** Its description is a copy of what lies at an address. */
	isPulled: boolean;
	/** Whether another description in the same folder comes first, which then owns the files beside it. */
	sharesFolder: boolean;
	/** Slugs that its pages cannot have, because older versions have these addresses. */
	reserved: readonly string[];
}

/**
 * The references of a site, in the order of `site.config.ts`, the newest version of each API first. The first API is at `/docs/api/`,
 * others below their id. The sandbox of an older version has nothing but its description: behaviour, seed and servers are those of the newest.
 */
export function planReferences(apis: readonly ApiConfig[]): ReferencePlan[] {
	const folders = new Set<string>();
	const isTaken = (description: string) => {
		const folder = posix.dirname(description);
		return folders.size === folders.add(folder).size;
	};
	return apis.flatMap(({ id, label, description, versions, source, lenient, tokenVariable, samples, imageHosts, sandbox }, index): ReferencePlan[] => {
		const folder = index === 0 ? '/docs/api/' : `/docs/${id}/`;
		const shared = { api: id, label, isPulled: source !== undefined, lenient, tokenVariable, samples, imageHosts };
		const sharesFolder = isTaken(description);
		const older = versions.map(
			(version): ReferencePlan => ({
				...shared,
				version: { name: version.name, label: version.label ?? version.name },
				folder: `${folder}${version.name}/`,
				description: version.description,
				sharesFolder: isTaken(version.description),
				sandbox: { servers: [], signIn: [] },
				reserved: [],
			}),
		);
		return [{ ...shared, version: undefined, folder, description, sharesFolder, sandbox, reserved: versions.map(({ name }) => name) }, ...older];
	});
}

/** The name of a reference in names of sidebars and category pages: `api`, `lager-1.0`. */
export const referenceName = ({ folder }: Pick<ReferencePlan, 'folder'>): string => folder.slice('/docs/'.length, -1).replaceAll('/', '-');
