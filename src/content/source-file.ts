import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { parse } from '#schema/parse.ts';
import type { Problem } from '#schema/problem.ts';
import { parseYaml } from './yaml-document.ts';

/** A Markdown file with checked front matter. */
export interface SourceFile<FrontMatter> {
	/** Path relative to the site root, with forward slashes. */
	file: string;
	frontMatter: FrontMatter;
	/** Markdown without the front matter. */
	body: string;
	/** 1-based line of a front matter key. */
	lineOf(key: string): number | undefined;
}

const FRONT_MATTER = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/**
 * Reads one Markdown file and checks its front matter.
 * Returns the file with typed front matter, or every problem found in it.
 */
export function readSource<S extends z.ZodType>(root: string, file: string, schema: S): { source: SourceFile<z.output<S>> } | { problems: Problem[] } {
	const text = readFileSync(join(root, file), 'utf8');
	const match = FRONT_MATTER.exec(text);
	const yaml = parseYaml(match?.[1] ?? '', 2, {
		rule: 'front-matter',
		file,
		message: 'Der Kopf der Datei (Front Matter) ist kein gültiges YAML.',
		hint: 'Setzen Sie Werte mit Doppelpunkt oder Sonderzeichen in Anführungszeichen und rücken Sie mit Leerzeichen ein.',
	});
	if ('problems' in yaml) return yaml;
	const result = parse(schema, yaml.value, { file, rule: 'front-matter', lineOf: yaml.lineOf });
	if ('problems' in result) return result;
	return { source: { file, frontMatter: result.value, body: text.slice(match?.[0].length ?? 0), lineOf: (key) => yaml.lineOf([key]) } };
}
