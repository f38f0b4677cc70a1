import { onPage } from './page.ts';
import { read, write } from './storage.ts';
import { VERSION_KEY } from './storage-keys.ts';

/** Remembers the docs version a reader chooses or visits, and leads links from outside the docs into it. */
export function startVersion(): void {
	document.addEventListener('click', ({ target }) => {
		const chosen = target instanceof Element ? target.closest<HTMLElement>('[data-dropdown=version] [data-version]')?.dataset.version : undefined;
		if (chosen !== undefined) write(VERSION_KEY, chosen);
	});
	onPage((page) => {
		const visited = page.dataset.docsVersion;
		if (visited !== undefined) return write(VERSION_KEY, visited);
		const preferred = read(VERSION_KEY);
		const versions = document.querySelectorAll<HTMLAnchorElement>('[data-dropdown=version] a[data-version]');
		const version = [...versions].find((link) => link.dataset.version === preferred);
		if (version === undefined || version.hasAttribute('aria-current')) return;
		for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-follow-version]')) link.href = version.href;
	});
}
