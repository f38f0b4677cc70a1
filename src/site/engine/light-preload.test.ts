import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { lightPreload } from './light-preload.ts';

type Preload = (load: () => Promise<unknown>, needs?: readonly string[]) => Promise<unknown>;

let preload: Preload;
beforeAll(async () => {
	const load = lightPreload().load as (id: string) => string;
	({ __vitePreload: preload } = await import(`data:text/javascript,${encodeURIComponent(load('\0vite/preload-helper.js'))}`));
});
afterEach(() => vi.unstubAllGlobals());

/** A document of a site below `/hilfe/` whose server has these files; returns what was asked for and linked. */
function serve(files: Readonly<Record<string, string>>): { asked: string[]; linked: string[] } {
	const [asked, linked]: [string[], string[]] = [[], []];
	vi.stubGlobal('fetch', async (path: string) => {
		asked.push(path);
		return new Response('', { headers: { 'content-type': files[path] ?? 'text/html' } });
	});
	vi.stubGlobal('document', {
		documentElement: { dataset: { base: '/hilfe/' } },
		createElement: () => ({}),
		head: { append: ({ href }: { href: string }) => linked.push(href) },
	});
	return { asked, linked };
}

/** An import as the bundler writes it; it is not run. */
const importOf = (text: string) => Object.assign(async () => text, { toString: () => text });

test.each(['()=>import(`./Größe.B-1_x.js`)', '()=>import("./Größe.B-1_x.js").then(js=>js.default)', "()=>import('./Größe.B-1_x.js')"])(
	'a file that stands alone is named by the import itself: %s',
	async (text) => {
		const { asked } = serve({ '/hilfe/_astro/Größe.B-1_x.js': 'text/javascript' });
		expect(await preload(importOf(text), [])).toBe(text);
		expect(asked).toEqual(['/hilfe/_astro/Größe.B-1_x.js']);
	},
);

test('all files that an import needs are there before it; style sheets are linked', async () => {
	const { asked, linked } = serve({
		'/hilfe/_astro/a.js': 'text/javascript; charset=utf-8',
		'/hilfe/_astro/b.js': 'application/javascript',
		'/hilfe/_astro/c.css': 'text/css',
	});
	await preload(importOf('a'), ['_astro/a.js', '_astro/b.js', '_astro/c.css']);
	expect(asked).toHaveLength(3);
	expect(linked).toEqual(['/hilfe/_astro/c.css']);
});

test('nothing is imported if one of them is something else, as from a network that wants a sign-in', async () => {
	serve({ '/hilfe/_astro/a.js': 'text/javascript' });
	const load = vi.fn(async () => {});
	await expect(preload(load, ['_astro/a.js', '_astro/b.js'])).rejects.toThrow('/hilfe/_astro/b.js');
	expect(load).not.toHaveBeenCalled();
});
