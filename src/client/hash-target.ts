/** The target element of the address. An invalid percent-encoding is taken literally (`#100%`). */
export function hashTarget(): HTMLElement | null {
	let id = location.hash.slice(1);
	try {
		id = decodeURIComponent(id);
	} catch {}
	return document.getElementById(id);
}
