/** The element that the address leads to: its id as it stands there (`#100%`), or else decoded, as browsers look for it. */
export function hashTarget(): HTMLElement | null {
	const id = location.hash.slice(1);
	try {
		return id === '' ? null : (document.getElementById(id) ?? document.getElementById(decodeURIComponent(id)));
	} catch {
		// What is no percent-encoding is no id either.
		return null;
	}
}
