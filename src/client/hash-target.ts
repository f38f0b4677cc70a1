/** The element that the address leads to. */
export function hashTarget(): HTMLElement | null {
	try {
		return location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
	} catch {
		// What is no percent-encoding is no id either.
		return null;
	}
}
