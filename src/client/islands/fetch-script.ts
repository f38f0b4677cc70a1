/** The bundler's list of files for dynamic imports, which it writes before the static imports of a script. */
const LATER_FILES = /^const __vite__mapDeps=.*\n/;
/** An import or export from a file beside the script. Imports are at the beginning; further on, a match may be a text that shows code. */
const IMPORTED = /\s*(?:import|export)(?:[^"'`;]*from)?\s*["'](\.[^"']+)["'];?/gy;

/** Timeout of a script, in ms: that of other scripts (`light-preload.ts`). A constant shared with the script of every page would become a file of its own. */
const SCRIPT_TIMEOUT = 20_000;

/**
 * Fetches a script and all that it imports, so that an import afterwards finds them in the browser's cache: an import that fails is remembered by most browsers
 * (`light-preload.ts`), a failed fetch is not. Rejects if one of them does not come in time, or is no script.
 */
export async function fetchScript(address: string, known = new Set<string>()): Promise<void> {
	if (known.has(address)) return;
	known.add(address);
	const answer = await fetch(address, { signal: AbortSignal.timeout(SCRIPT_TIMEOUT) });
	const code = await answer.text();
	if (!answer.headers.get('content-type')?.includes('script')) throw new Error(`${address} is no script.`);
	await Promise.all(Array.from(code.replace(LATER_FILES, '').matchAll(IMPORTED), ([, path = '']) => fetchScript(new URL(path, address).href, known)));
}
