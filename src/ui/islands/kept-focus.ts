/** Keeps the focus in an element whose parts are added and removed. A focused button that is removed would lose the focus, and the Tab key would begin at the top of the page. */
export interface KeptFocus {
	/** Notes the focused element and its neighbours. */
	note(focused: Element): void;
	/** Called after parts may have been removed: if the focused one was, its neighbour gets the focus. */
	mend(): void;
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** @param root the element with these parts. */
export function keptFocus(root: Element): KeptFocus {
	let noted: { element: Element; above: Element[]; order: Element[] } | undefined;
	return {
		note(element) {
			const above: Element[] = [];
			for (let parent = element.parentElement; parent !== null && root.contains(parent); parent = parent.parentElement) above.push(parent);
			noted = { element, above, order: [...root.querySelectorAll(FOCUSABLE)] };
		},
		mend() {
			const { activeElement, body } = root.ownerDocument;
			if (noted === undefined || noted.element.isConnected || (activeElement !== null && activeElement !== body)) return;
			const { element, above, order } = noted;
			noted = undefined;
			const place = order.indexOf(element);
			for (const around of above) {
				if (!around.isConnected) continue;
				const isLeft = (other: Element) => around.contains(other);
				const neighbour = order.slice(place + 1).find(isLeft) ?? order.slice(0, Math.max(place, 0)).findLast(isLeft);
				if (neighbour instanceof HTMLElement) return neighbour.focus({ preventScroll: true });
			}
		},
	};
}
