import { SiteError } from '#schema/problem.ts';
import { followRedirects } from './follow-redirects.ts';
import { pullError } from './pull-error.ts';
import { readBody } from './read-body.ts';

/** What a server may demand of us at most. */
interface FetchLimits {
	/** Milliseconds for everything together. */
	timeout: number;
	/** Bytes of the description, unpacked. */
	bytes: number;
	redirects: number;
}

export const FETCH_LIMITS: FetchLimits = { timeout: 30_000, bytes: 64 * 1024 ** 2, redirects: 5 };

export interface FetchOptions {
	fetch: typeof globalThis.fetch;
	limits?: FetchLimits;
	/** Whether a redirect may lead to an address; by default to any. */
	permit?: (url: URL) => boolean;
}

/** A description as a server sent it. */
export interface FetchedDescription {
	text: string;
	/** Where it was found in the end, after redirects. */
	address: string;
}

/**
 * Fetches a description by HTTP. Nothing is sent along: no cookies, no credentials.
 * Throws a `SiteError` (rule `api-pull`) in German when the address cannot be reached, answers with anything but a text that can be JSON or YAML,
 * or exceeds a limit.
 */
export async function fetchDescription(address: string, { fetch, limits = FETCH_LIMITS, permit }: FetchOptions): Promise<FetchedDescription> {
	const signal = AbortSignal.timeout(limits.timeout);
	try {
		const response = await followRedirects(parseAddress(address), { fetch, signal, most: limits.redirects, permit });
		if (!response.answer.ok) {
			await response.answer.body?.cancel();
			throw pullError(`Die Adresse ${response.url} antwortet mit dem Status ${response.answer.status}.`, statusHint(response.answer.status));
		}
		return { text: await readBody(response.answer, limits.bytes), address: response.url.href };
	} catch (error) {
		if (error instanceof SiteError) throw error;
		if (signal.aborted) {
			throw pullError(`Die Adresse ${address} antwortet nicht innerhalb von ${limits.timeout / 1000} Sekunden.`, 'Versuchen Sie es später noch einmal.');
		}
		throw pullError(`Die Adresse ${address} ist nicht erreichbar${reasonOf(error)}.`, 'Prüfen Sie Schreibweise, Netzwerk und Server.');
	}
}

function parseAddress(address: string): URL {
	const url = URL.parse(address);
	if (url === null || !/^https?:$/.test(url.protocol)) {
		throw pullError(`„${address}“ ist keine Adresse, die sich abrufen lässt.`, 'Erwartet wird eine vollständige Adresse mit „https://“ oder „http://“.');
	}
	if (url.username !== '' || url.password !== '') {
		throw pullError(
			'Die Adresse enthält Zugangsdaten.',
			'Legen Sie die Beschreibung dort ab, wo sie ohne Anmeldung lesbar ist, oder laden Sie sie selbst herunter.',
		);
	}
	return url;
}

function statusHint(status: number): string {
	if (status === 401 || status === 403) return 'Die Beschreibung muss ohne Anmeldung lesbar sein.';
	if (status === 404 || status === 410) return 'Prüfen Sie die Adresse.';
	return status >= 500 ? 'Der Server hat einen Fehler; versuchen Sie es später noch einmal.' : 'Prüfen Sie die Adresse und den Server.';
}

const REASONS: Record<string, string> = {
	ENOTFOUND: 'den Rechnernamen gibt es nicht',
	EAI_AGAIN: 'der Rechnername lässt sich nicht auflösen',
	ECONNREFUSED: 'der Server nimmt keine Verbindung an',
	ECONNRESET: 'der Server hat die Verbindung abgebrochen',
	UND_ERR_SOCKET: 'der Server hat die Verbindung abgebrochen',
	ETIMEDOUT: 'der Server antwortet nicht',
	UND_ERR_CONNECT_TIMEOUT: 'der Server antwortet nicht',
	EHOSTUNREACH: 'zum Server führt kein Weg',
	ENETUNREACH: 'zum Server führt kein Weg',
	CERT_HAS_EXPIRED: 'das Zertifikat ist abgelaufen',
	DEPTH_ZERO_SELF_SIGNED_CERT: 'dem Zertifikat ist nicht zu trauen',
	SELF_SIGNED_CERT_IN_CHAIN: 'dem Zertifikat ist nicht zu trauen',
	UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'dem Zertifikat ist nicht zu trauen',
	ERR_TLS_CERT_ALTNAME_INVALID: 'das Zertifikat gilt für einen anderen Namen',
};

/** `: der Server nimmt keine Verbindung an`; the system's code where it is not known. */
function reasonOf(error: unknown): string {
	const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
	// With several addresses for a name, each has failed in its own way.
	const [first] = cause instanceof AggregateError ? (cause.errors as unknown[]) : [cause];
	const code = typeof first === 'object' && first !== null && 'code' in first && typeof first.code === 'string' ? first.code : '';
	return code === '' ? '' : `: ${REASONS[code] ?? code}`;
}
