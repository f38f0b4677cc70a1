const BASE32_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A name for one request such as `req_01J7T5M2X9`. */
export function requestName(): string {
	return `req_${Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => BASE32_ALPHABET[byte & 31]).join('')}`;
}

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` exists only on securely served pages. */
export function randomUuid(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
		.join('')
		.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
