import { posix } from 'node:path';
import { percentDecoded } from '#text/percent-decoded.ts';

/** What is known of a site that goes onto a disk. */
export interface SitePlan {
	/** Path that the site was built for. */
	base: string;
	/** Folders that hold it in another language. */
	languages: readonly string[];
	/** Paths of all its files, without a slash before them. */
	files: ReadonlySet<string>;
}

/** The address of a file of the site as it is named in another file (`from`); folders are named by their page. What lies outside of the site stays as it is. */
export function relativeAddress(address: string, from: string, { base, files }: Pick<SitePlan, 'base' | 'files'>): string {
	const [, whole = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
	// The address of the site itself may lack its slash.
	const below = base.length > 1 && whole === base.slice(0, -1) ? base : whole;
	if (!below.startsWith(base) || below.startsWith('//')) return address;
	const path = below.slice(base.length);
	const page = `${path.replace(/\/$/, '')}/index.html`.replace(/^\//, '');
	const target = files.has(percentDecoded(page)) ? page : path;
	return `${posix.relative(posix.dirname(encodeURI(from)), target) || posix.basename(target)}${rest}`;
}
