/** Id of the body of the operation that a page is about. */
export const BODY_ANCHOR = 'body';

/** Ids of one page. */
export interface Anchors {
	/** The wished id, or with `-2`, `-3` … when it is taken. */
	take(wish: string): string;
	/** Gives back an id that was only reserved. */
	release(anchor: string): void;
}

/** No id is taken yet. */
export function createAnchors(): Anchors {
	const taken = new Map<string, number>();
	return {
		take(wish) {
			const base = shortAnchor(wish);
			let anchor = base;
			for (let count = taken.get(base) ?? 1; taken.has(anchor); anchor = `${base}-${count}`) taken.set(base, ++count);
			taken.set(anchor, 1);
			return anchor;
		},
		release(anchor) {
			taken.delete(anchor);
		},
	};
}

/** A name as a part of an id: letters, digits, `_`; everything else becomes `-`. Case is kept: property names differ by it. */
export function anchorPart(name: string): string {
	return name.replace(/[^\p{L}\p{N}_]+/gu, '-').replace(/^-+|-+$/g, '') || 'x';
}

/** The path to something on the page, outermost first. */
export interface AnchorPath {
	/** The id that a thing at this place wishes for: `body-user-name`; deep inside without what lies between, `body--address-street`. */
	id: string;
	/** The place of a part. */
	with(part: string): AnchorPath;
}

/** Parts that an id spells out. Ids of deep fields would otherwise be half of a page. */
const SPELLED_OUT = 3;

/** The place below `root` that `parts` lead to. */
export function anchorPath(root: string, parts: readonly string[] = []): AnchorPath {
	const id = parts.length <= SPELLED_OUT ? [root, ...parts].join('-') : `${root}--${parts.slice(-2).join('-')}`;
	return { id, with: (part) => anchorPath(root, [...parts, part]) };
}

const LONGEST_ANCHOR = 120;

/** Very long ids keep their beginning; a number made from the rest keeps them apart. */
function shortAnchor(anchor: string): string {
	if (anchor.length <= LONGEST_ANCHOR) return anchor;
	let hash = 7;
	for (const character of anchor) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
	return `${anchor.slice(0, LONGEST_ANCHOR - 8).toWellFormed()}-${hash.toString(36)}`;
}
