import { type RefObject, useLayoutEffect, useState } from 'react';

/** Room that the ellipsis takes at the end of a list, by the size of its text. */
const SIGN = 1.5;

/** Whether a list shows only a part of its words, in the width that it has. Browsers cut what is too long and say so nowhere. */
export function useCut(list: RefObject<HTMLSelectElement | null>, words: string): boolean {
	const [isCut, setCut] = useState(false);
	useLayoutEffect(() => {
		const element = list.current;
		if (element === null) return;
		const look = () => setCut(roomFor(words, element) > element.clientWidth);
		look();
		const observer = new ResizeObserver(look);
		observer.observe(element);
		return () => observer.disconnect();
	}, [list, words]);
	return isCut;
}

/** One for all lists: it takes a browser longer to make than to use. */
let pen: CanvasRenderingContext2D | null | undefined;

/** Width in px that `words` take in a list, with the room around them. */
function roomFor(words: string, list: HTMLSelectElement): number {
	const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(list);
	pen ??= document.createElement('canvas').getContext('2d');
	if (pen === null) return 0;
	// `font` is empty where a part of it cannot be said in short.
	pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
	return pen.measureText(words).width + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight) + SIGN * Number.parseFloat(fontSize);
}
