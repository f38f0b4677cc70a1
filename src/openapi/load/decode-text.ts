/** Bytes of a file as text: UTF-8, or UTF-16 as some programs on Windows write it. `undefined` if it is not text. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: 'utf-8' | 'utf-16le' | 'utf-16be' } | undefined {
	const encoding = encodingOf(bytes);
	const text = new TextDecoder(encoding).decode(bytes);
	return text.includes('\0') ? undefined : { text, encoding };
}

/** Detected by the byte order mark; without one, by the position of zero bytes in the first characters, which are ASCII in a description. */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
	if ((first === 0xff && second === 0xfe) || (first !== 0 && first !== undefined && second === 0)) return 'utf-16le';
	if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
	return 'utf-8';
}
