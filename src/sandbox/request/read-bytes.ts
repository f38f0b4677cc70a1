/** Reads a body up to `maximum` bytes; a longer one is left unread and gives `too-large`. `undefined`: there is no body. */
export async function readBytes(request: Request, maximum: number): Promise<Uint8Array<ArrayBuffer> | 'too-large' | undefined> {
	if (Number(request.headers.get('content-length')) > maximum) return 'too-large';
	// Some browsers do not show the stream of a request.
	if (!request.body) return limited(new Uint8Array(await request.arrayBuffer()), maximum);
	const reader = request.body.getReader();
	const parts: Uint8Array[] = [];
	let length = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) break;
		length += value.byteLength;
		if (length > maximum) {
			await reader.cancel();
			return 'too-large';
		}
		parts.push(value);
	}
	return joinedBytes(parts, length);
}

function limited(bytes: Uint8Array<ArrayBuffer>, maximum: number): Uint8Array<ArrayBuffer> | 'too-large' | undefined {
	return bytes.byteLength === 0 ? undefined : bytes.byteLength > maximum ? 'too-large' : bytes;
}

function joinedBytes(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> | undefined {
	if (length === 0) return undefined;
	const bytes = new Uint8Array(length);
	let offset = 0;
	for (const part of parts) {
		bytes.set(part, offset);
		offset += part.byteLength;
	}
	return bytes;
}
