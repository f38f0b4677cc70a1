/** For `JSON.stringify`: bytes become Base64, so that an export is complete. */
export function bytesAsText(_key: string, value: unknown): unknown {
	if (!(value instanceof Uint8Array)) return value;
	let text = '';
	for (const byte of value) text += String.fromCharCode(byte);
	return { base64: btoa(text) };
}
