import { marked, withMark } from '#chrome/contract.ts';
import { VERSION_KEY } from '#chrome/storage-keys.ts';
import { define, LiveElement } from './live-element.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * The choice of versions where it is remembered: the version a reader chooses or visits last is the one that pages outside of the docs show
 * as chosen, and that their links into the docs lead to.
 */
class DocsVersions extends LiveElement {
	protected enter(signal: AbortSignal): void {
		const links = [...this.querySelectorAll('a')];
		for (const link of links) link.addEventListener('click', () => writeStored(VERSION_KEY, marked(link, 'version') ?? ''), { signal });
		const own = marked(this, 'remember');
		if (own) {
			writeStored(VERSION_KEY, own);
			return;
		}
		const name = readStored(VERSION_KEY);
		const preferred = links.find((link) => marked(link, 'version') === name);
		// The page shows the newest version, the one marked here, as it is.
		if (!(name && preferred) || preferred.ariaCurrent) return;
		for (const link of links) link.ariaCurrent = link === preferred ? 'true' : null;
		this.querySelector('summary')?.lastChild?.replaceWith(preferred.textContent);
		for (const link of document.querySelectorAll<HTMLAnchorElement>(withMark('follow-version'))) {
			const targets: Record<string, string> = JSON.parse(marked(link, 'follow-version') || '{}');
			link.href = targets[name] ?? link.href;
		}
	}
}

define('docs-versions', DocsVersions);
