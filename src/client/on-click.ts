/** Runs `run` for each click on, or inside, an element that matches `selector`, on this page and on those that follow. */
export function onClick<E extends HTMLElement>(selector: string, run: (element: E, event: MouseEvent) => void): void {
	document.addEventListener('click', (event) => {
		const element = event.target instanceof Element && event.target.closest<E>(selector);
		if (element) run(element, event);
	});
}
