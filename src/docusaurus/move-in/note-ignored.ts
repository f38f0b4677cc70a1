import { isDeepStrictEqual } from 'node:util';
import { ownValue } from '#text/own-value.ts';
import { moveIn } from '#words/move-in.ts';
import { DOCUSAURUS_DEFAULTS, FUNCTIONS, MOOT, READ_KEYS, SUBSTITUTED } from './documented-keys.ts';
import type { DocusaurusConfigFile } from './docusaurus-config.ts';
import type { ContentPlugins } from './find-content-plugins.ts';
import type { TakeNote } from './note.ts';

/** Says in one note which settings nothing reads, and in another which only Docusaurus needs. Nothing is left out in silence. */
export function noteIgnored(file: DocusaurusConfigFile, { manuals, blogs, pages }: ContentPlugins, note: TakeNote): void {
	const found = [
		...ignoredIn(file, '', ''),
		...manuals.flatMap((options) => ignoredIn(options, 'docs', 'docs')),
		...blogs.flatMap((options) => ignoredIn(options, 'blog', 'blog')),
		...ignoredIn(pages ?? {}, 'pages', 'pages'),
		...file.presets.flatMap(({ options: { sitemap } }) => (isKeyed(sitemap) ? ignoredIn(sitemap, 'sitemap', 'sitemap') : [])),
	];
	const substituted = Object.entries(SUBSTITUTED).map(([by, keys]) => ({
		by: by as keyof typeof SUBSTITUTED,
		names: found.filter((name) => keys.includes(name)),
	}));
	for (const { by, names } of substituted) if (names.length > 0) note('replaced', [...new Set(names)].join(', '), moveIn[by]);
	const ignored = new Set(found.filter((name) => !substituted.some(({ names }) => names.includes(name))));
	if (ignored.size > 0) note('open', CONFIG, moveIn.ignored([...ignored].join(', ')));
	const moot = Object.keys(file).filter((key) => MOOT.has(key) && file[key] !== undefined);
	if (moot.length > 0) note('replaced', CONFIG, moveIn.moot(moot.join(', ')));
	if (file.themeConfig['algolia'] !== undefined) note('replaced', 'themeConfig.algolia', moveIn.search('Algolia'));
}

const CONFIG = 'docusaurus.config';

/** Paths of the keys that nothing reads, in what stands at `place`; `written` is that place with the keys that `place` has a `*` for. */
function ignoredIn(value: object, place: string, written: string): string[] {
	const read = new Set((ownValue(READ_KEYS, place) ?? '').split(' '));
	return Object.entries(value).flatMap(([key, given]: [string, unknown]): string[] => {
		const known = read.has('*') ? '*' : key;
		const path = keyPath(place, known);
		const name = keyPath(written, key);
		if (place === '' && MOOT.has(key)) return [];
		if (isNothing(given) && !(given === false && Object.hasOwn(DOCUSAURUS_DEFAULTS, path))) return [];
		if (isDeepStrictEqual(given, ownValue(DOCUSAURUS_DEFAULTS, path))) return [];
		if (Object.hasOwn(READ_KEYS, path) && isKeyed(given) && !isFunction(given))
			return [given]
				.flat()
				.filter(isKeyed)
				.flatMap((entry) => ignoredIn(entry, path, name));
		// A setting that is off there and on here is reported only if that makes a difference.
		const isRead = read.has(known) && !(given === false && Object.hasOwn(DOCUSAURUS_DEFAULTS, path)) && (!isFunction(given) || FUNCTIONS.has(path));
		return isRead ? [] : [name];
	});
}

const keyPath = (place: string, key: string) => (place === '' ? key : `${place}.${key}`);

const isKeyed = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The stand-in for a function in a configuration that another process evaluated. */
const isFunction = (value: unknown) => isKeyed(value) && 'function' in value;

const isNothing = (value: unknown) => value === undefined || value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0);
