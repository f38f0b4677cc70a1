import { posix } from 'node:path';

/** What is known of a site that goes onto a disk. */
export interface SitePlan {
	/** Path that the site was built for. */
	base: string;
	/** Paths of all its files, without a slash before them. */
	files: ReadonlySet<string>;
}

/** The address of a file of the site as it is named in another file (`from`); folders are named by their page. What lies outside of the site stays as it is. */
export function relativeAddress(address: string, from: string, { base, files }: SitePlan): string {
	if (!address.startsWith(base) || address.startsWith('//')) return address;
	const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address.slice(base.length)) ?? [];
	const page = `${path.replace(/\/$/, '')}/index.html`.replace(/^\//, '');
	const target = files.has(decodeURI(page)) ? page : path;
	return `${posix.relative(posix.dirname(encodeURI(from)), target) || posix.basename(target)}${rest}`;
}
