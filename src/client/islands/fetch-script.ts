/** What a script of the bundler imports from beside itself. */
const IMPORTED = /(?:from|import)\s*["'`](\.[^"'`]+)/g;

/**
 * Fetches a script and all that it imports, so that an import afterwards finds them in the browser's cache: an import that fails is remembered by most browsers
 * (`light-preload.ts`), a failed fetch is not. Rejects if one of them does not come, or is no script.
 */
export async function fetchScript(address: string, known = new Set<string>()): Promise<void> {
	if (known.has(address)) return;
	known.add(address);
	const answer = await fetch(address);
	const code = await answer.text();
	if (!answer.headers.get('content-type')?.includes('script')) throw new Error(`${address} is no script.`);
	await Promise.all([...code.matchAll(IMPORTED)].map(([, path = '']) => fetchScript(new URL(path, address).href, known)));
}
