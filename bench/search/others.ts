import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** A place of a page as other searches are given it. */
export interface Section {
	path: string;
	title: string;
	text: string;
}

/** Another search as it comes. */
export interface OtherSearch {
	name: string;
	/** Paths, best first. */
	answer(text: string): Promise<string[]> | string[];
	/** Bytes of the network until the first results are there. */
	bytes(text: string): Promise<number> | number;
}

/** Bytes of a text on the network. */
export const weigh = (text: string | Uint8Array) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** MiniSearch: titles count twice, beginnings and slips are found. `modules` is a folder with its package, likewise below. */
export function openMiniSearch(sections: readonly Section[], modules: string): OtherSearch {
	const MiniSearch = createRequire(join(modules, 'package.json'))('minisearch');
	const mini = new MiniSearch({
		fields: ['title', 'text'],
		storeFields: ['path', 'title'],
		idField: 'path',
		searchOptions: { boost: { title: 2 }, prefix: true, fuzzy: 0.2 },
	});
	mini.addAll(sections);
	const size = weigh(JSON.stringify(mini));
	return { name: 'MiniSearch', answer: (text) => mini.search(text).map(({ path }: { path: string }) => path), bytes: () => size };
}

/** lunr with German stems: titles count twice and lie beside the index. */
export function openLunr(sections: readonly Section[], modules: string): OtherSearch {
	const load = createRequire(join(modules, 'package.json'));
	const lunr = load('lunr');
	load('lunr-languages/lunr.stemmer.support')(lunr);
	load('lunr-languages/lunr.de')(lunr);
	const index = lunr(function (this: {
		use(plugin: unknown): void;
		ref(name: string): void;
		field(name: string, options?: object): void;
		add(section: object): void;
	}) {
		this.use(lunr.de);
		this.ref('path');
		this.field('title', { boost: 2 });
		this.field('text');
		for (const section of sections) this.add(section);
	});
	const size = weigh(JSON.stringify(index)) + weigh(JSON.stringify(sections.map(({ path, title }) => [path, title])));
	return {
		name: 'lunr with lunr-languages/de',
		answer: (text) => index.search(text.replace(/[:~^*+-]/g, ' ')).map(({ ref }: { ref: string }) => ref),
		bytes: () => size,
	};
}

interface Fragment {
	url: string;
	sub_results: { url: string; locations: number[] }[];
}

/** Pagefind over a folder of pages, three places a page. It runs in a browser; its script asks for files with `fetch`, which reads from disk here. */
export async function openPagefind(folder: string, modules: string): Promise<OtherSearch> {
	const place = join(modules, 'pagefind-index');
	execFileSync(
		process.execPath,
		[join(modules, 'node_modules/pagefind/lib/runner/bin.cjs'), '--site', folder, '--root-selector', 'main', '--output-path', place],
		{
			stdio: 'ignore',
		},
	);
	copyFileSync(join(place, 'pagefind.js'), join(place, 'pagefind.mjs'));
	let read = 0;
	globalThis.fetch = (async (address: string | URL | Request) => {
		const path = new URL(String(address instanceof Request ? address.url : address), 'file:///').pathname.replace(/^.*pagefind-index\//, '');
		const data = readFileSync(join(place, decodeURIComponent(path)));
		read += data.length;
		return new Response(data, { headers: { 'content-type': path.endsWith('.json') ? 'application/json' : 'application/octet-stream' } });
	}) as typeof fetch;
	const browser = globalThis as Record<string, unknown>;
	browser['window'] = globalThis;
	browser['document'] = { querySelector: () => ({ getAttribute: () => 'de' }), documentElement: { getAttribute: () => 'de' } };
	browser['location'] = new URL('http://localhost/');
	const open = async () => {
		const pagefind = await import(`${join(place, 'pagefind.mjs')}?${Math.random()}`);
		await pagefind.options({ basePath: 'http://localhost/pagefind-index/', baseUrl: '/' });
		return pagefind;
	};
	const ask = async (engine: Awaited<ReturnType<typeof open>>, text: string): Promise<string[]> => {
		const { results } = await engine.search(text);
		const loaded: Fragment[] = await Promise.all(results.slice(0, 10).map((result: { data(): Promise<Fragment> }) => result.data()));
		return loaded.flatMap(({ url, sub_results }) =>
			[...sub_results]
				.sort((a, b) => b.locations.length - a.locations.length)
				.slice(0, 3)
				.map((each) => each.url.replace(/^https?:\/\/[^/]+/, ''))
				.concat(url),
		);
	};
	const opened = await open();
	return {
		name: 'Pagefind',
		answer: (text) => ask(opened, text),
		async bytes(text) {
			read = 0;
			await ask(await open(), text);
			return read;
		},
	};
}
