/** Copies a text on pages without HTTPS, as in-house networks serve them: they have no `navigator.clipboard`. `false` when the browser does not let us. */
export function copyFromField(text: string): boolean {
	const field = document.createElement('textarea');
	const focused = document.activeElement;
	field.value = text;
	document.body.append(field);
	field.select();
	const isCopied = document.execCommand('copy');
	field.remove();
	if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
	return isCopied;
}
