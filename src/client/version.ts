import { onClick } from './on-click.ts';
import { onPage } from './page.ts';
import { read, write } from './storage.ts';
import { VERSION_KEY } from './storage-keys.ts';

/** Remembers the docs version a reader chooses or visits, and leads links from outside the docs into it. */
export function startVersion(): void {
	onClick('.dropdown [data-version]', ({ dataset }) => write(VERSION_KEY, dataset.version ?? ''));
	onPage(({ dataset }) => {
		if (dataset.docsVersion) return write(VERSION_KEY, dataset.docsVersion);
		const versions = [...document.querySelectorAll<HTMLAnchorElement>('.dropdown [data-version]')];
		const preferred = versions.find((link) => link.dataset.version === read(VERSION_KEY));
		// The links lead to the newest version, the one marked here, as they are.
		if (preferred === undefined || preferred.ariaCurrent) return;
		for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-follow-version]')) link.href = preferred.href;
	});
}
