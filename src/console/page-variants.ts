import { marked } from '#chrome/contract.ts';
import { segmentsOf } from '#openapi/json/pointer.ts';
import { anchorPart, anchorPath, BODY_ANCHOR } from '#openapi/schema/anchors.ts';
import { ENTRY_PART } from '#openapi/schema/child-part.ts';
import { bodyKey } from './form/field-problems.ts';

/** Name of the page's tabs for the alternatives of the body; for a list, of those of its entries. */
export const bodyGroup = (isList: boolean): string => (isList ? anchorPath(BODY_ANCHOR).with(ENTRY_PART).id : BODY_ANCHOR);

/** Name of the page's tabs for the alternatives at a place in the body; `undefined` inside of lists, whose entries may differ. */
export function groupAt(path: string): string | undefined {
	if (!path.startsWith(bodyKey(''))) return undefined;
	const names = segmentsOf(path.slice(bodyKey('').length));
	return names.some((name) => /^\d+$/.test(name)) ? undefined : anchorPath(BODY_ANCHOR, names.map(anchorPart)).id;
}

const tabIn = (group: string, state: string) =>
	[...document.querySelectorAll('docs-tabs')]
		.find((tabs) => marked(tabs, 'variants') === group)
		?.querySelector<HTMLButtonElement>(`:scope > [role="tablist"] > ${state}`);

/** Index of the alternative that the page shows; `undefined` if it has no such tabs. */
export function shownVariant(group: string): number | undefined {
	const tab = tabIn(group, '[aria-selected="true"]');
	return tab ? Number(tab.value) : undefined;
}

/** The same for a place in the body. */
export function shownAt(path: string): number | undefined {
	const group = groupAt(path);
	return group === undefined ? undefined : shownVariant(group);
}

/** Makes the page show an alternative and its samples. Returns whether that changes what it shows. */
export function showVariant(group: string, index: number): boolean {
	const tab = tabIn(group, `[value="${index}"]`);
	if (!tab || shownVariant(group) === index) return false;
	tab.click();
	return true;
}

/** Calls `listener` when a reader has chosen another alternative on the page. Returns a function that ends it. */
export function onVariantShown(group: string, listener: (index: number) => void): () => void {
	const onChange = ({ target }: Event) => {
		const index = target instanceof Element && marked(target, 'variants') === group ? shownVariant(group) : undefined;
		if (index !== undefined) listener(index);
	};
	document.addEventListener('change', onChange);
	return () => document.removeEventListener('change', onChange);
}
