/** The element that the address leads to. What is no percent-encoding stands for itself (`#100%`). */
export function hashTarget(): HTMLElement | null {
	let id = location.hash.slice(1);
	try {
		id = decodeURIComponent(id);
	} catch {}
	return document.getElementById(id);
}
