/** Text of static HTML as people read it: without elements, with plain spaces, without soft hyphens. */
export function textOf(html: string): string {
	return html
		.replace(/<[^>]+>/g, ' ')
		.replaceAll('\u00a0', ' ')
		.replaceAll('\u00ad', '')
		.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" })[name] ?? '')
		.replace(/\s+([,.:;])/g, '$1')
		.replace(/\s+/g, ' ')
		.trim();
}

/** Traces of missing data, such as `undefined`, in a text or an attribute. In code and choices `null` may be intended. */
export function strayValues(html: string): string[] {
	return html.replace(/<(code|option)\b.*?<\/\1>/gs, '').match(/\b(?:NaN|undefined|null|Infinity)\b|\[object |Invalid Date/g) ?? [];
}

/** Elements that must say something and are empty; a live region may wait for its text. */
export function emptyElements(html: string): string[] {
	return (
		html.match(/<(p|li|th|td|dt|dd|h[1-6]|b|strong|code|text|summary|label|button|option|figcaption)(?: (?!role="(?:alert|status)")[^>]*)?>\s*<\/\1>/g) ?? []
	);
}
