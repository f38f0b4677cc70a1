/** happy-dom lacks the properties that reflect ARIA attributes (ARIA 1.2, "IDL interface"); browsers have them. */
for (const name of ['ariaBusy', 'ariaCurrent', 'ariaExpanded', 'ariaLabel', 'ariaSelected']) {
	const attribute = name.replace('aria', 'aria-').toLowerCase();
	Object.defineProperty(Element.prototype, name, {
		configurable: true,
		get(this: Element) {
			return this.getAttribute(attribute);
		},
		set(this: Element, value: string | null) {
			if (value === null) this.removeAttribute(attribute);
			else this.setAttribute(attribute, value);
		},
	});
}
