/** SHA-256 (FIPS 180-4) of bytes in 64 hexadecimal digits. Pages that are not served securely have no `crypto.subtle`; there it is computed here. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
	const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
	const digest = subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : sha256Here(bytes);
	return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same without the platform. */
export function sha256Here(bytes: Uint8Array): Uint8Array {
	const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
	padded.set(bytes);
	padded[bytes.length] = 0x80;
	const view = new DataView(padded.buffer);
	view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
	view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
	const state = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
	const words = new Uint32Array(64);
	for (let offset = 0; offset < padded.length; offset += 64) {
		for (let index = 0; index < 64; index++) words[index] = index < 16 ? view.getUint32(offset + 4 * index) : expanded(words, index);
		mix(state, words);
	}
	const digest = new DataView(new ArrayBuffer(32));
	for (const [index, word] of state.entries()) digest.setUint32(4 * index, word);
	return new Uint8Array(digest.buffer);
}

const PRIMES = Array.from({ length: 312 }, (_, index) => index).filter(
	(n) => n > 1 && Array.from({ length: n - 2 }, (_, i) => i + 2).every((d) => n % d !== 0),
);
const fraction = (value: number) => Math.floor((value % 1) * 2 ** 32);
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

function expanded(words: Uint32Array, index: number): number {
	const [a = 0, b = 0, c = 0, d = 0] = [words[index - 15], words[index - 2], words[index - 16], words[index - 7]];
	return c + (rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)) + d + (rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10));
}

function mix(state: Uint32Array, words: Uint32Array): void {
	let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
	for (const [index, word] of words.entries()) {
		const one = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[index] ?? 0) + word) | 0;
		const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
		[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
	}
	for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + value;
}
