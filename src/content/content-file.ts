import type { z } from 'zod';
import { knownKeys } from '#schema/parse/known-keys.ts';
import { parse } from '#schema/parse/parse.ts';
import { type Problem, problemOf, problemsOr } from '#schema/problem.ts';
import { issues } from '#words/issues.ts';
import { withLooseDays } from './loose-days.ts';
import type { Conventions } from './markdown/conventions.ts';
import { withinDepth } from './markdown/nesting.ts';
import { hasBareHead, hasLateHead, hasOpenHead, readSource, type Source } from './markdown/source.ts';
import { indentContinued } from './outdented-yaml.ts';
import { parseYaml } from './yaml-document.ts';

/** A Markdown file with checked front matter. */
export interface ContentFile<FrontMatter> extends Source {
	frontMatter: FrontMatter;
	/** 1-based line of a front matter key, or of one below it. */
	lineOf(...path: string[]): number | undefined;
}

/**
 * Reads one Markdown file and checks its front matter.
 * Returns the file with typed front matter and what was left out of it, or every problem found in it.
 */
export function readContentFile<S extends z.ZodType>(root: string, file: string, options: ContentOptions<S>): ContentResult<S> {
	const source = problemsOr(() => readSource(root, file, options.conventions));
	return 'problems' in source ? source : checkFrontMatter(source, options);
}

interface ContentOptions<S extends z.ZodType> {
	schema: S;
	conventions: Conventions;
}

type ContentResult<S extends z.ZodType> = { source: ContentFile<z.output<S>>; ignored: Problem[] } | { problems: Problem[] };

/** The same for a file that was read. */
export function checkFrontMatter<S extends z.ZodType>(read: Source, { schema, conventions }: ContentOptions<S>): ContentResult<S> {
	const { file } = read;
	const { open, frontMatter, frontMatterDefaults } = conventions;
	const source = problemsOr(() => withinDepth(read));
	if ('problems' in source) return source;
	const damage = source.damage === undefined ? [] : [source.damage];
	// Docusaurus shows such a text as well as it can.
	if (damage.length > 0 && !open) return { problems: damage };
	if (hasOpenHead(source)) return { problems: [problemOf('front-matter', { file, line: 1, message: issues.openHead, hint: issues.openHeadHint })] };
	// Docusaurus shows it as Markdown does.
	if (!open && hasLateHead(source)) return { problems: [problemOf('front-matter', { file, line: 1, message: issues.lateHead, hint: issues.lateHeadHint })] };
	if (!open && hasBareHead(source, knownKeys(schema, [])))
		return { problems: [problemOf('front-matter', { file, line: 1, message: issues.bareHead, hint: issues.bareHeadHint })] };
	const asWritten = readFrontMatterYaml(source.yaml, file);
	const yaml = 'problems' in asWritten && open ? readFrontMatterYaml(indentContinued(source.yaml), file) : asWritten;
	if ('problems' in yaml) return yaml;
	const written = withDefaults(frontMatter[file] ?? yaml.value, frontMatterDefaults, schema);
	const value = open ? withLooseDays(withoutEmptyTitle(written)) : written;
	const result = parse(schema, value, { file, rule: 'front-matter', lineOf: yaml.lineOf, open });
	if ('problems' in result) return result;
	const ineffective = open
		? ineffectiveKeys(value, knownKeys(schema, [])).map((key) =>
				problemOf('without-effect', { file, line: yaml.lineOf([key]), message: issues.withoutEffect(key), hint: issues.withoutEffectHint }),
			)
		: [];
	return { source: { ...source, frontMatter: result.value, lineOf: (...path) => yaml.lineOf(path) }, ignored: [...damage, ...result.ignored, ...ineffective] };
}

/** 1-based line of the key at `path` in the front matter of a file; none where that cannot be read. */
export function lineOfFrontMatter(root: string, file: string, path: readonly string[]): number | undefined {
	const source = problemsOr(() => readSource(root, file));
	const yaml = 'problems' in source ? source : readFrontMatterYaml(source.yaml, file);
	return 'problems' in yaml ? undefined : yaml.lineOf(path);
}

const readFrontMatterYaml = (yaml: string, file: string) =>
	parseYaml(yaml, 2, { rule: 'front-matter', file, message: issues.frontMatter, hint: issues.frontMatterHint, asWritten: true });

/** Docusaurus treats an empty title as missing: the name of the page then comes from elsewhere. */
function withoutEmptyTitle(written: unknown): unknown {
	if (typeof written !== 'object' || written === null || !('title' in written) || written.title !== '') return written;
	const { title: _, ...rest } = written;
	return rest;
}

/** Defaults with keys that a kind of page does not know are ignored there. */
function withDefaults(written: unknown, defaults: Readonly<Record<string, unknown>>, schema: z.ZodType): unknown {
	if (Object.keys(defaults).length === 0 || typeof written !== 'object' || written === null) return written;
	const known = new Set(knownKeys(schema, []));
	return { ...Object.fromEntries(Object.entries(defaults).filter(([key]) => known.has(key))), ...written };
}

/** Keys that Docusaurus knows and that change nothing here. Keys that it does not know either are the owner's own. */
const INEFFECTIVE = ['id', 'wrapperClassName', 'authorURL', 'authorTitle', 'authorImageURL'];

const ineffectiveKeys = (value: unknown, known: readonly string[]) =>
	typeof value === 'object' && value !== null ? INEFFECTIVE.filter((key) => key in value && !known.includes(key)) : [];
