import { cacheName } from '#chrome/storage-keys.ts';
import { EDITION_ADDRESS, type Edition, type EditionFile, listAddress } from './edition.ts';
import { chooseEdition, comingEdition, expectEdition, type KeptEdition, keptEdition } from './kept-edition.ts';

/** Why an edition does not load: no response, or one that is not from this site; not enough storage; or files that do not match the list (another edition was published meanwhile, or they are altered on the way). */
type EditionFaultReason = 'unreachable' | 'full' | 'changed';

export class EditionFault extends Error {
	readonly reason: EditionFaultReason;
	/** Bytes that are free, where there are too few. */
	readonly free: number | undefined;
	constructor(reason: EditionFaultReason, free?: number) {
		super(reason);
		this.reason = reason;
		this.free = free;
	}
}

/** Files that are loaded at a time. */
const AT_ONCE = 6;
/** Timeout between two pieces of a file, in ms. */
const SILENCE = 30_000;
/** Storage to leave free, because browsers count more than the bytes of a file. */
const SPARE = 1.1;

/** The edition that the site has now. Rejects with an `EditionFault`. */
export async function publishedEdition(base: string): Promise<Edition> {
	const edition = parsedAnswer(await fetchText(base + EDITION_ADDRESS));
	if (typeof edition === 'object' && edition !== null && 'id' in edition) return edition as Edition;
	throw new EditionFault('unreachable');
}

interface DownloadOptions {
	base: string;
	edition: Edition;
	signal: AbortSignal;
	/** Gets how many of the files are there. */
	onProgress(done: number): void;
}

/**
 * Loads all files of an edition, and only then makes it the one that documents begin with. Each file is compared with its hash, so that no other edition mixes in.
 * Files that an earlier try has loaded, or that are the same in the kept edition, are not loaded again. Rejects with an `EditionFault` or the signal's reason; the kept edition stays.
 * If another tab removes the edition meanwhile, rejects with an `AbortError`.
 */
export async function downloadEdition({ base, edition, signal, onProgress }: DownloadOptions): Promise<void> {
	const list = base + listAddress(edition.id);
	const text = await fetchText(list, signal);
	const files = parsedAnswer(text) as readonly EditionFile[];
	if (!Array.isArray(files)) throw new EditionFault('unreachable');
	const before = await keptEdition(base);
	try {
		await expectEdition(base, edition.id);
		const cache = await caches.open(cacheName(base, `edition ${edition.id}`));
		const sources = await keptFiles(base, before);
		const present = new Set((await cache.keys()).map(({ url }) => url));
		const missing = files.filter(([address]) => !present.has(new URL(base + address, location.href).href));
		await assertRoom(edition, missing.length);
		let done = files.length - missing.length;
		onProgress(done);
		// One fault aborts all other downloads.
		const ending = new AbortController();
		const either = AbortSignal.any([signal, ending.signal]);
		const queue = missing.values();
		const work = async () => {
			for (const [address, hash, leadsOn = false] of queue) {
				either.throwIfAborted();
				await cache.put(base + address, (await sources(address, hash)) ?? (await loadFile(base + address, { hash, leadsOn }, either)));
				onProgress(++done);
			}
		};
		const end = (error: unknown) => {
			ending.abort(error);
			throw error;
		};
		await Promise.all(Array.from({ length: AT_ONCE }, () => work().catch(end)));
		await cache.put(list, new Response(text));
		// Removing the edition in another tab deletes this note.
		if ((await comingEdition(base)) !== edition.id) throw new DOMException('The edition was removed.', 'AbortError');
		await chooseEdition(base, { ...edition, saved: Date.now(), checked: Date.now() });
	} catch (error) {
		if (!(error instanceof DOMException && error.name === 'QuotaExceededError') && !(error instanceof EditionFault && error.reason === 'full')) throw error;
		await caches.delete(cacheName(base, `edition ${edition.id}`));
		throw error instanceof EditionFault ? error : new EditionFault('full');
	}
	await expectEdition(base, undefined);
}

/** Gives files of the edition that was kept so far, where they have the same content. */
async function keptFiles(base: string, edition: KeptEdition | undefined): Promise<(address: string, hash: string) => Promise<Response | undefined>> {
	if (edition === undefined) return async () => undefined;
	const cache = await caches.open(cacheName(base, `edition ${edition.id}`));
	const files = (await (await cache.match(base + listAddress(edition.id)))?.json()) as readonly EditionFile[] | undefined;
	const hashes = new Map(files?.map(([address, hash]) => [address, hash]));
	return async (address, hash) => (hashes.get(address) === hash ? cache.match(base + address) : undefined);
}

/** The browser's word on the room that is left is a guess, so it only spares a load that cannot succeed. */
async function assertRoom({ bytes, count }: Edition, missing: number): Promise<void> {
	const { quota, usage } = (await navigator.storage?.estimate()) ?? {};
	if (quota === undefined || usage === undefined) return;
	if ((bytes * SPARE * missing) / count > quota - usage) throw new EditionFault('full', Math.max(0, quota - usage));
}

async function loadFile(address: string, { hash, leadsOn }: { hash: string; leadsOn: boolean }, signal: AbortSignal): Promise<Response> {
	const { response, body } = await request(address, signal);
	// The content is compared, not the status: hosts send the not-found page with its own status.
	if ((await hexDigest(body)) === hash) return new Response(body, { headers: { 'Content-Type': statedType(response) } });
	if (leadsOn && response.redirected) return Response.redirect(response.url);
	throw new EditionFault(isFromSite(response, body) ? 'changed' : 'unreachable');
}

/** Whether the response is from the site itself. Networks and hosts that refuse, or require a sign-in, answer with a status or a page of their own; every page of this program has `data-base`. */
function isFromSite(response: Response, body: ArrayBuffer): boolean {
	if (!response.ok) return isGone(response);
	return !statedType(response).startsWith('text/html') || new TextDecoder().decode(body).includes(' data-base=');
}

const isGone = ({ status }: Response) => status === 404 || status === 410;

const statedType = ({ headers }: Response) => headers.get('content-type') ?? '';

async function fetchText(address: string, signal?: AbortSignal): Promise<string> {
	const { response, body } = await request(address, signal);
	if (!response.ok) throw new EditionFault(isGone(response) ? 'changed' : 'unreachable');
	return new TextDecoder().decode(body);
}

/** Parses JSON. Rejects for anything else, such as the sign-in page of a network. */
function parsedAnswer(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new EditionFault('unreachable');
	}
}

/** Fetches a file from the site, without any cache, and reads its content. A slow connection may take as long as it needs, a silent one times out. */
async function request(address: string, signal?: AbortSignal): Promise<{ response: Response; body: ArrayBuffer }> {
	const silence = new AbortController();
	const wait = () => setTimeout(() => silence.abort(), SILENCE);
	let waiting = wait();
	const hear = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
		transform(chunk, heard) {
			clearTimeout(waiting);
			waiting = wait();
			heard.enqueue(chunk);
		},
	});
	try {
		const response = await fetch(address, { cache: 'no-store', signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal });
		return { response, body: await new Response(response.body?.pipeThrough(hear)).arrayBuffer() };
	} catch {
		signal?.throwIfAborted();
		throw new EditionFault('unreachable');
	} finally {
		clearTimeout(waiting);
	}
}

async function hexDigest(body: ArrayBuffer): Promise<string> {
	return [...new Uint8Array(await crypto.subtle.digest('SHA-256', body))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
