import { apiPull } from '#words/api-pull.ts';
import { pullError } from './pull-error.ts';

/**
 * Reads the body of a response as text (UTF-8), and stops as soon as it exceeds `most` bytes, unpacked.
 * Throws a `SiteError` for a body that is too large, empty, HTML, packed or not UTF-8.
 */
export async function readBody(response: Response, most: number): Promise<string> {
	const tooLarge = () => pullError(apiPull.large(inMegabytes(most)), apiPull.largeHint);
	const reader = response.body?.getReader();
	const chunks: Uint8Array[] = [];
	if (Number(response.headers.get('content-length') ?? 0) > most) {
		await reader?.cancel();
		throw tooLarge();
	}
	for (let size = 0, part = await reader?.read(); part?.done === false; part = await reader?.read()) {
		size += part.value.length;
		if (size > most) {
			await reader?.cancel();
			throw tooLarge();
		}
		chunks.push(part.value);
	}
	const bytes = Buffer.concat(chunks);
	refuseOtherKinds(bytes, response.headers.get('content-type') ?? '');
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		throw pullError(apiPull.encoding, apiPull.encodingHint);
	}
}

function refuseOtherKinds(bytes: Buffer, contentType: string): void {
	const start = bytes
		.subarray(0, 1000)
		.toString('latin1')
		.replace(/^\u00ef\u00bb\u00bf/, '')
		.trimStart();
	if (start === '') throw pullError(apiPull.empty, apiPull.checkServer);
	if (start.startsWith('\u001f\u008b') || start.startsWith('PK\u0003\u0004')) {
		throw pullError(apiPull.packed, apiPull.packedHint);
	}
	if (/^<(?:!doctype html|html|head|body|!--)/i.test(start)) {
		throw pullError(apiPull.html, apiPull.htmlHint);
	}
	if (start.startsWith('<')) {
		const said = contentType === '' ? '' : ` (${contentType.slice(0, 80)})`;
		throw pullError(apiPull.xml(said), apiPull.expected);
	}
}

/** `64 MiB`; small limits in bytes. */
const inMegabytes = (bytes: number) => (bytes >= 1024 ** 2 ? `${Math.round(bytes / 1024 ** 2)} MiB` : apiPull.bytes(bytes));
