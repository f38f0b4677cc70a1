import { afterEach, expect, test, vi } from 'vitest';
import { fetchScript } from './fetch-script.ts';

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** Fetches scripts from this table, by the last part of their address; any other address answers with a page. */
async function askedFor(first: string, scripts: Readonly<Record<string, string>>): Promise<string[]> {
	const asked: string[] = [];
	vi.stubGlobal('fetch', async (address: string) => {
		const name = address.slice('https://example.com/_astro/'.length);
		asked.push(name);
		const code = scripts[name];
		return new Response(code ?? '<h1>', { headers: { 'content-type': code === undefined ? 'text/html' : 'text/javascript' } });
	});
	await fetchScript(`https://example.com/_astro/${first}`);
	return asked;
}

test('all that a script imports is fetched, each once', async () => {
	const list = 'const __vite__mapDeps=(i,m=__vite__mapDeps)=>i.map(i=>m[i]);\n';
	const scripts = {
		'a.js': `${list}import{a as e}from"./b.js";import"./c.js";import t,* as n from './d.js';export{e}from"./c.js";var r=1;`,
		'b.js': 'import{x}from"./c.js";',
		'c.js': 'import{y}from"./b.js";',
		'd.js': '',
	};
	expect((await askedFor('a.js', scripts)).toSorted()).toEqual(['a.js', 'b.js', 'c.js', 'd.js']);
});

test('code that a script shows, and what it imports later, is not', async () => {
	const shown = 'import{a}from"./b.js";var s=`\nimport x from "./sample.js";`,l=()=>import("./later.js"),q=\'from "./text.js"\';';
	expect(await askedFor('a.js', { 'a.js': shown, 'b.js': '' })).toEqual(['a.js', 'b.js']);
});

test('what is no script is refused', async () => {
	await expect(askedFor('a.js', { 'a.js': 'import"./missing.js";' })).rejects.toThrow('missing.js is no script');
});

test('one that does not come in 20 s counts as one that failed, so that no example waits forever', async () => {
	vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => AbortSignal.abort(new Error(`${time} ms are over`)));
	vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
		init?.signal?.throwIfAborted();
		return new Response('', { headers: { 'content-type': 'text/javascript' } });
	});
	await expect(fetchScript('https://example.com/_astro/a.js')).rejects.toThrow('20000 ms are over');
});
