import type { LayoutFault } from './layout-faults.ts';
import type { PageFrame } from './page-frame.ts';

interface Reaches {
	frame: PageFrame;
	/** Widths of the window in px. */
	widths: readonly number[];
	/** Whether to look at what stands around the content as well, which is the same on all pages of a kind. */
	all: boolean;
}

/**
 * Goes through the controls of a page at every width and looks whether the keyboard reaches them, shows where it is and nothing lies over them, and
 * whether a finger on their middle meets them. Controls that scroll out of view are brought back by the browser. Runs in the browser.
 */
export async function findReachFaults({ frame: { view, page, resize }, widths, all }: Reaches): Promise<LayoutFault[]> {
	const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
	const faults: LayoutFault[] = [];
	/** Begins the name of what stays in view while the page scrolls. */
	const STICKS = 'sticky ';
	const nameOf = (element: Element) =>
		`${element.localName}${element.getAttribute('class') ? `.${element.getAttribute('class')}` : ''} „${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 30)}“`;
	/** The element that covers the middle of a control. */
	const coverOf = (control: HTMLElement): string | undefined => {
		const rects = [...control.getClientRects()].filter(({ width: across, height }) => across > 1 && height > 1);
		const box = rects[0];
		// Scrollable elements may be larger than the window, and are no targets.
		if (box === undefined || control.matches('[tabindex="0"]')) return undefined;
		const hit = page.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
		const isMet = control.contains(hit) || (control instanceof view.HTMLInputElement && [...(control.labels ?? [])].some((label) => label.contains(hit)));
		if (isMet) return undefined;
		let sticks = hit;
		while (sticks && !/sticky|fixed/.test(view.getComputedStyle(sticks).position)) sticks = sticks.parentElement;
		return `${sticks && !sticks.contains(control) ? STICKS : ''}${hit ? nameOf(hit).slice(0, 60) : 'nothing'}`;
	};
	const still = page.createElement('style');
	still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important; scroll-behavior: auto !important }';
	page.head.append(still);
	for (const width of widths) {
		resize(width);
		// Focusing an element that has the focus already does not scroll it into view.
		if (page.activeElement instanceof view.HTMLElement) page.activeElement.blur();
		view.scrollTo(0, 0);
		await new Promise(requestAnimationFrame);
		for (const control of (all ? page : (page.querySelector('main') ?? page)).querySelectorAll<HTMLElement>(CONTROLS)) {
			if (!control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) || control.matches(':disabled, .skip-link')) continue;
			if (control.tabIndex < 0) {
				// One of a set, which arrow keys go through.
				if (!control.closest('[role=tablist], [role=radiogroup], [role=menu], [role=listbox], [aria-hidden=true]'))
					faults.push({ width, what: `not in the order of the keyboard: ${nameOf(control)}` });
				continue;
			}
			control.focus();
			if (page.activeElement !== control) {
				faults.push({ width, what: `takes no focus: ${nameOf(control)}` });
				continue;
			}
			const { outlineStyle, outlineWidth, boxShadow } = view.getComputedStyle(control);
			if (outlineStyle === 'none' && boxShadow === 'none' && Number.parseFloat(outlineWidth) < 1)
				faults.push({ width, what: `focus is not shown: ${nameOf(control)}` });
			if ([...control.getClientRects()].every(({ top, bottom }) => bottom < 0 || top > view.innerHeight))
				faults.push({ width, what: `focused out of view: ${nameOf(control)}` });
			// The card of a term goes by itself, a moment later.
			page.querySelector('term-card')?.remove();
			let cover = coverOf(control);
			if (cover?.startsWith(STICKS)) faults.push({ width, what: `focused under ${cover}: ${nameOf(control)}` });
			if (cover !== undefined) {
				control.scrollIntoView({ block: 'center', behavior: 'instant' });
				cover = coverOf(control);
			}
			if (cover !== undefined) faults.push({ width, what: `covered by ${cover}: ${nameOf(control)}` });
		}
	}
	return faults;
}
