/**
 * Looks for texts whose size is no whole number of pixels: such a one is not of the scale, or of a scale within a scale. Runs in the browser, so it can use nothing
 * from around it.
 */
export function findOddSizes(): string[] {
	const hasText = (element: Element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
	const texts = [...document.querySelectorAll<HTMLElement>('body :not(svg, svg *)')].filter((element) => hasText(element) && element.checkVisibility());
	const odd = texts.filter((element) => !/^\d+px$/.test(getComputedStyle(element).fontSize));
	return odd.map(
		(element) => `${innerWidth} px: ${getComputedStyle(element).fontSize} for „${element.textContent.trim().slice(0, 40)}“ (${element.className})`,
	);
}
