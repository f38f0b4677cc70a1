import { parseYaml } from '#content/yaml-document.ts';
import { withoutBreakHints } from '#text/break-hints.ts';
import type { Passage, SourcePage } from './source-page.ts';

interface FrontMatterTexts {
	/** The name of the term that the page explains (`schema/term.ts`). */
	title: string | undefined;
	forbidden: string[];
	keys: SourcePage['keys'];
	searchWords: SourcePage['searchWords'];
	passages: Passage[];
}

/** Below the fence. */
const FIRST_LINE = 2;

/** Keys whose values readers see. */
const TEXT_PATHS: readonly (readonly string[])[] = [['title'], ['description'], ['sidebar_label'], ['pagination_label'], ['term', 'short']];

/** Keys whose values only the search sees. */
const SEARCH_KEYS = ['keywords', 'search_words'];

/** The texts in a front matter; none if its YAML is invalid, which another rule reports. */
export function readFrontMatter(yaml: string): FrontMatterTexts {
	const document = parseYaml(yaml, FIRST_LINE, { file: '', rule: 'front-matter', message: '', hint: '', asWritten: true });
	if ('problems' in document) return { title: undefined, forbidden: [], keys: [], searchWords: [], passages: [] };
	const passages = TEXT_PATHS.flatMap((path): Passage[] => {
		const text = valueAtKeys(document.value, path);
		if (typeof text !== 'string') return [];
		return [{ kind: 'front-matter', text: withoutBreakHints(text), spans: [], lines: [{ offset: 0, line: document.lineOf(path) ?? FIRST_LINE }] }];
	});
	const title = valueAtKeys(document.value, ['sidebar_label']) ?? valueAtKeys(document.value, ['title']);
	const forbidden = valueAtKeys(document.value, ['term', 'forbidden']);
	return {
		title: typeof title === 'string' ? title : undefined,
		forbidden: Array.isArray(forbidden) ? forbidden.filter((word) => typeof word === 'string') : [],
		keys: isRecord(document.value) ? Object.keys(document.value).map((name) => ({ name, line: document.lineOf([name]) ?? FIRST_LINE })) : [],
		searchWords: SEARCH_KEYS.flatMap((key) => textsBelow(valueAtKeys(document.value, [key]), [key])).map(({ text, path }) => ({
			text,
			line: document.lineOf(path) ?? FIRST_LINE,
		})),
		passages,
	};
}

/** All texts of a value, each with its path. */
function textsBelow(value: unknown, path: readonly PropertyKey[]): { text: string; path: readonly PropertyKey[] }[] {
	if (typeof value === 'string') return [{ text: value, path }];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => textsBelow(inner, [...path, Array.isArray(value) ? Number(key) : key]));
}

const valueAtKeys = (value: unknown, path: readonly string[]) => path.reduce<unknown>((current, key) => (isRecord(current) ? current[key] : undefined), value);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
