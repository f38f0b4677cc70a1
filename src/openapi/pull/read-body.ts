import { pullError } from './pull-error.ts';

/**
 * Reads the body of an answer as text (UTF-8), and stops as soon as it is larger than `most` bytes, unpacked.
 * Throws a `SiteError` for a body that is too large, empty, HTML, packed or not UTF-8.
 */
export async function readBody(response: Response, most: number): Promise<string> {
	const tooLarge = () => pullError(`Die Antwort ist größer als ${inMegabytes(most)}.`, 'So groß ist keine API-Beschreibung; prüfen Sie die Adresse.');
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
		throw pullError('Die Antwort ist kein Text in UTF-8.', 'Speichern Sie die Beschreibung in UTF-8.');
	}
}

function refuseOtherKinds(bytes: Buffer, contentType: string): void {
	const start = bytes
		.subarray(0, 1000)
		.toString('latin1')
		.replace(/^\u00ef\u00bb\u00bf/, '')
		.trimStart();
	if (start === '') throw pullError('Die Antwort ist leer.', 'Prüfen Sie die Adresse und den Server.');
	if (start.startsWith('\u001f\u008b') || start.startsWith('PK\u0003\u0004')) {
		throw pullError('Die Antwort ist eine gepackte Datei, keine API-Beschreibung.', 'Geben Sie die Adresse der entpackten Beschreibung an.');
	}
	if (/^<(?:!doctype html|html|head|body|!--)/i.test(start)) {
		throw pullError(
			'Die Adresse liefert eine HTML-Seite statt einer API-Beschreibung.',
			'Oft zeigt die Seite nur die Beschreibung an; gesucht ist die Adresse von JSON oder YAML.',
		);
	}
	if (start.startsWith('<')) {
		const said = contentType === '' ? '' : ` (${contentType.slice(0, 80)})`;
		throw pullError(`Die Adresse liefert XML statt einer API-Beschreibung${said}.`, 'Erwartet wird eine OpenAPI-Beschreibung in JSON oder YAML.');
	}
}

/** `64 MiB`; small limits in bytes. */
const inMegabytes = (bytes: number) => (bytes >= 1024 ** 2 ? `${Math.round(bytes / 1024 ** 2)} MiB` : `${bytes} Byte`);
