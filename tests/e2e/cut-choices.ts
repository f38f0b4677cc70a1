import type { LayoutFault, Layouts } from './layout-faults.ts';

/**
 * Lays a page out at every width and looks for what says only a part of its words: a list whose choice is longer than it, the hint in an empty input, and
 * anything that hides what does not fit. Runs in the browser, so it can use nothing from around it.
 * Lists say no width of their words: they are let as wide as what is chosen, for a moment. What is chosen may stand below in full.
 */
export async function findCutChoices({ frame: { view, page, resize }, widths }: Omit<Layouts, 'close'>): Promise<LayoutFault[]> {
	const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
	const nameOf = (element: Element, words: string) => `${element.localName}.${element.className} „${words.trim().slice(0, 50)}“`;
	/** Elements that are visible only on focus, and words that a narrow button hides beside its icon. */
	const GIVES_WAY = '.skip-link, .search-button';
	/** Number of frames in which scripts of a page react to a new width, even on a busy machine. */
	const FRAMES = 60;
	const FREE = 'field-sizing: content; width: max-content; min-width: 0; max-width: none; flex: none; justify-self: start';
	const widthOf = (element: Element) => element.getBoundingClientRect().width;

	const everything = [...page.body.querySelectorAll<HTMLElement>('*')];
	const lists = everything.filter((element): element is HTMLSelectElement => element.localName === 'select');
	const inputs = everything.filter((element): element is HTMLInputElement => element.localName === 'input' && element.getAttribute('placeholder') !== null);
	const isText = (element: HTMLElement) =>
		!['select', 'input', 'textarea'].includes(element.localName) && element.namespaceURI === page.body.namespaceURI && !element.matches(GIVES_WAY);
	const texts = everything.filter(isText);

	/** The lists that say neither themselves nor below what is chosen in them, with the px that they lack. */
	const cutLists = (): { list: HTMLSelectElement; words: string; lack: number }[] => {
		const shown = lists.filter(isShown);
		const rooms = shown.map(widthOf);
		const styles = shown.map((list) => list.style.cssText);
		for (const list of shown) list.style.cssText = FREE;
		const needs = shown.map(widthOf);
		for (const [index, list] of shown.entries()) list.style.cssText = styles[index] ?? '';
		return shown.flatMap((list, index) => {
			const lack = Math.ceil((needs[index] ?? 0) - (rooms[index] ?? 0));
			const words = list.selectedOptions[0]?.text ?? '';
			const below = list.nextElementSibling;
			const isSaid = below !== null && isShown(below) && below.textContent === words;
			return lack > 1 && !isSaid ? [{ list, words, lack }] : [];
		});
	};

	const faults: LayoutFault[] = [];
	for (const width of widths) {
		resize(width);
		for (let frames = 0; frames < FRAMES && cutLists().length > 0; frames++) await new Promise(requestAnimationFrame);
		for (const { list, words, lack } of cutLists()) faults.push({ width, what: `${lack} px cut: ${nameOf(list, words)}` });
		for (const input of inputs) {
			if (input.value === '' && isShown(input) && input.scrollWidth > input.clientWidth + 1) {
				faults.push({ width, what: `${input.scrollWidth - input.clientWidth} px cut: ${nameOf(input, input.placeholder)}` });
			}
		}
		for (const text of texts) {
			const [across, down] = [text.scrollWidth - text.clientWidth, text.scrollHeight - text.clientHeight];
			// Elements for screen readers only are a pixel wide.
			if ((across <= 1 && down <= 4) || text.clientWidth <= 2 || text.clientHeight <= 2) continue;
			const { overflowX, overflowY } = view.getComputedStyle(text);
			const hides = (how: string) => how === 'hidden' || how === 'clip';
			if (((hides(overflowX) && across > 1) || (hides(overflowY) && down > 4)) && isShown(text)) {
				faults.push({ width, what: `${across} × ${down} px cut: ${nameOf(text, text.textContent)}` });
			}
		}
	}
	return faults;
}
