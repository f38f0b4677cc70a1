import type { ApiModel } from '#openapi/model/model.ts';
import type { ApiRequest, Credential } from '#openapi/request/api-request.ts';
import { requestOf } from '#openapi/request/build-request.ts';

/** One request that every language sends. */
export interface SampleCase {
	/** Slug of the operation, or what a variant shows: `apparatuses-index`, `apparatuses-index · abgelehnt`. */
	name: string;
	/** Slug of the operation whose sample this is exactly; variants have none. */
	operation: string | undefined;
	request: ApiRequest;
	/** Who answers: the sandbox, or a server that takes everything and answers with what the request expects. */
	answeredBy: 'sandbox' | 'echo';
	/** A sample must end with an error when the server refuses. */
	refused: boolean;
}

/** Operations whose refusal is tried too: one for each kind of body and answer. */
const REFUSED_ONCE = 5;

/**
 * The requests of a description against the service at `server` (`http://127.0.0.1:4010/v1`): each operation with its example values, refusals with
 * a token that is not known, and variants that descriptions rarely hold but integrators need (encoding, lists, forms, bytes).
 */
export function sampleCases(model: ApiModel, server: string, tokenVariable?: string): SampleCase[] {
	const operations = model.operations.map((operation) => ({ slug: operation.slug, request: requestOf(operation, model, { server, tokenVariable }) }));
	const own = operations.map(({ slug, request }): SampleCase => ({ name: slug, operation: slug, request, answeredBy: 'sandbox', refused: false }));
	return [...own, ...refusals(own), ...variants(server, operations.flatMap(({ request }) => request.credentials)[0])];
}

function refusals(own: readonly SampleCase[]): SampleCase[] {
	const kinds = new Map(own.filter(({ request }) => request.credentials.length > 0).map((sample) => [exchangeKind(sample.request), sample]));
	return [...kinds.values()].slice(0, REFUSED_ONCE).map((sample) => ({ ...sample, name: `${sample.name} · abgelehnt`, operation: undefined, refused: true }));
}

const exchangeKind = ({ body, expects }: ApiRequest) => `${body.kind} ${expects.kind}`;

function variants(server: string, credential: Credential | undefined): SampleCase[] {
	const base: ApiRequest = {
		method: 'POST',
		endpoint: `${server}/varianten`,
		query: [],
		headers: [],
		credentials: credential ? [credential] : [],
		body: { kind: 'none' },
		expects: { kind: 'json' },
	};
	const requests: Record<string, ApiRequest> = {
		'Schrägstrich im Pfad': { ...base, method: 'GET', endpoint: `${server}/ident-no/INV%2F100%20101%2B%C3%A4%25` },
		'Listen in der Abfrage': { ...base, method: 'GET', query: ['status=due,overdue', 'id=1', 'id=2', 'ort%5B%5D=M%C3%BCnchen', "q=it's%20%24HOME%20%22a%22"] },
		'JSON mit Sonderzeichen': { ...base, body: { kind: 'json', mediaType: 'application/json', value: awkward } },
		'JSON nach RFC 7396': { ...base, method: 'PATCH', body: { kind: 'json', mediaType: 'application/merge-patch+json', value: { a: null, liste: [] } } },
		Formular: {
			...base,
			body: {
				kind: 'form',
				fields: [
					{ name: 'a b', value: 'ä&=+ "\'\\ $x' },
					{ name: 'a b', value: '@2' },
				],
			},
		},
		'Datei als Inhalt': { ...base, method: 'PUT', body: { kind: 'binary', mediaType: 'application/pdf', fileName: 'beleg.pdf' }, expects: { kind: 'none' } },
		'mehrere Dateien': {
			...base,
			body: {
				kind: 'multipart',
				parts: [
					{ kind: 'file', name: 'datei', fileName: 'beleg.pdf', mediaType: 'application/pdf' },
					{ kind: 'file', name: 'datei', fileName: 'zeichnung.pdf', mediaType: 'application/pdf' },
					{ kind: 'field', name: 'art', value: 'ä"\';=\\ ü', mediaType: undefined },
				],
			},
		},
		'Datei empfangen': { ...base, method: 'GET', expects: { kind: 'file', fileName: 'empfangen.pdf' } },
	};
	return Object.entries(requests).map(([name, request]) => ({ name, operation: undefined, request, answeredBy: 'echo', refused: false }));
}

const awkward = {
	'quo"te': 'a"b\'c\\d`e$HOME$(x)',
	lines: 'a\nb\r\n\tc',
	unicode: 'Prüfung 😀 \u2028',
	html: '</script><!-- ??= %s %d {{x}}',
	nested: [[1, -2.5], { '0': 'a' }, true, null],
};
