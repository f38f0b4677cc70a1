/** Moves the focus, so that reading and tabbing continue from there. */
export function focusOn(place: HTMLElement | null): void {
	if (place === null) return;
	if (place.tabIndex < 0) place.tabIndex = -1;
	place.focus({ preventScroll: true });
}
