import { parseYaml } from '#content/yaml-document.ts';
import type { Passage, SourcePage } from './source-page.ts';

interface FrontMatterTexts {
	/** As a term of the glossary is named (`schema/term.ts`). */
	title: string | undefined;
	forbidden: string[];
	keys: SourcePage['keys'];
	passages: Passage[];
}

/** Below the fence. */
const FIRST_LINE = 2;

/** Keys whose values readers see. */
const TEXT_PATHS: readonly (readonly string[])[] = [['title'], ['description'], ['sidebar_label'], ['pagination_label'], ['term', 'short']];

/** The texts in a front matter. What is wrong with its YAML is for others to say: then it has none. */
export function readFrontMatter(yaml: string): FrontMatterTexts {
	const document = parseYaml(yaml, FIRST_LINE, { file: '', rule: 'front-matter', message: '', hint: '' });
	if ('problems' in document) return { title: undefined, forbidden: [], keys: [], passages: [] };
	const passages = TEXT_PATHS.flatMap((path): Passage[] => {
		const text = valueAtKeys(document.value, path);
		if (typeof text !== 'string') return [];
		return [{ kind: 'front-matter', text, spans: [], lines: [{ offset: 0, line: document.lineOf(path) ?? FIRST_LINE }] }];
	});
	const title = valueAtKeys(document.value, ['sidebar_label']) ?? valueAtKeys(document.value, ['title']);
	const forbidden = valueAtKeys(document.value, ['term', 'forbidden']);
	return {
		title: typeof title === 'string' ? title : undefined,
		forbidden: Array.isArray(forbidden) ? forbidden.filter((word) => typeof word === 'string') : [],
		keys: isRecord(document.value) ? Object.keys(document.value).map((name) => ({ name, line: document.lineOf([name]) ?? FIRST_LINE })) : [],
		passages,
	};
}

const valueAtKeys = (value: unknown, path: readonly string[]) => path.reduce<unknown>((current, key) => (isRecord(current) ? current[key] : undefined), value);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
