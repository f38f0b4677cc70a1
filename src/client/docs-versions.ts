import { marked, withMark } from '#chrome/contract.ts';
import { versionKey } from '#chrome/storage-keys.ts';
import { define, LiveElement } from './live-element.ts';
import { onStored } from './on-stored.ts';
import { readOwn, writeOwn } from './storage.ts';

/** The original targets of links, for readers who have chosen no version. */
const ownTargets = new WeakMap<HTMLAnchorElement, string>();

/**
 * The version menu, which remembers a version for each manual: pages outside the docs show the version that a reader chose or visited last, and links from
 * elsewhere into the manual lead to it, in all open tabs.
 */
class DocsVersions extends LiveElement {
	/** The item that the page marks as chosen: the newest version. */
	#newest: HTMLAnchorElement | undefined;

	protected enter(signal: AbortSignal): void {
		const key = versionKey(marked(this, 'manual'));
		const own = marked(this, 'remember');
		const links = [...this.querySelectorAll<HTMLAnchorElement>(withMark('version'))];
		this.#newest ??= links.find((link) => link.ariaCurrent);
		for (const link of links) link.addEventListener('click', () => writeOwn(key, marked(link, 'version') ?? ''), { signal });
		const follow = () => {
			if (!own) this.#show(links.find((link) => marked(link, 'version') === readOwn(key)) ?? this.#newest);
			for (const link of document.querySelectorAll<HTMLAnchorElement>(withMark('follow-version'))) {
				const targets = new Map<string | null, string>(Object.entries(JSON.parse(marked(link, 'follow-version') || '{}')));
				const ownTarget = ownTargets.get(link) ?? link.href;
				ownTargets.set(link, ownTarget);
				link.href = targets.get(readOwn(versionKey(marked(link, 'manual')))) ?? ownTarget;
			}
		};
		if (own) writeOwn(key, own);
		follow();
		onStored(follow, { signal });
	}

	/** Shows the version that is `preferred` as the chosen one. */
	#show(preferred: HTMLAnchorElement | undefined): void {
		if (preferred === undefined || preferred.ariaCurrent) return;
		for (const link of this.querySelectorAll('a')) link.ariaCurrent = link === preferred ? 'true' : null;
		this.querySelector('summary')?.lastChild?.replaceWith(preferred.textContent);
	}
}

define('docs-versions', DocsVersions);
