import { base } from '#ui/strings.ts';

/**
 * The base a site is really served under: what stands before the page's own path. `path` is the page's path in the site (`/docs/`),
 * `pathname` the one in the address bar. `undefined` when they do not belong together, as on the page for unknown addresses.
 */
export function foundBase(pathname: string, path: string): string | undefined {
	const address = decodeURI(pathname).replace(/index\.html$/, '');
	return address.endsWith(path) ? address.slice(0, -path.length + 1) || '/' : undefined;
}

/** Warns those who publish the site when it lies under another base than it was built for. */
export function startBaseWarning(): void {
	const { base: expected, path } = document.documentElement.dataset;
	const warning = document.querySelector<HTMLElement>('.base-warning');
	const found = path === undefined ? undefined : foundBase(location.pathname, path);
	if (warning === null || expected === undefined || found === undefined || found === expected) return;
	warning.textContent = `${base.title} ${base.text(expected, found)}`;
	warning.hidden = false;
}
