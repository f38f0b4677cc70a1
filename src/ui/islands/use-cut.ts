import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width of the ellipsis at the end of a list, relative to its font size. */
const SIGN = 1.5;

/** Whether a list is too narrow to show all of its words. Browsers cut them without any event or property that tells it. */
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

/** One canvas for all lists: making it takes longer than using it. */
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
