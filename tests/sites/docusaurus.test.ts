import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { moveIn } from '#docusaurus/move-in/move-in.ts';
import type { Problem } from '#schema/problem.ts';
import { BOX_AND_CODE_CASES } from '../docusaurus/box-and-code-cases.ts';
import type { Case } from '../docusaurus/case.ts';
import { COMPONENT_CASES } from '../docusaurus/component-cases.ts';
import { FRONT_MATTER_CASES } from '../docusaurus/front-matter-cases.ts';
import { LINK_CASES } from '../docusaurus/link-cases.ts';
import { MARKDOWN_CASES } from '../docusaurus/markdown-cases.ts';
import { OPENAPI_DOCS_CASES } from '../docusaurus/openapi-docs-cases.ts';
import { PLUGIN_CASES } from '../docusaurus/plugin-cases.ts';
import { SITE_CASES } from '../docusaurus/site-cases.ts';
import { SITE_FILES } from '../docusaurus/site-files.ts';
import { STYLE_CASES } from '../docusaurus/style-cases.ts';
import { THEME_CASES } from '../docusaurus/theme-cases.ts';
import { type BuiltSite, readBuilt, resultOfBuild, temporaryFolder, writeSources } from './build-fixture.ts';

const TABLES: Record<string, readonly Case[]> = {
	markdown: MARKDOWN_CASES,
	'box-and-code': BOX_AND_CODE_CASES,
	component: [...COMPONENT_CASES, ...THEME_CASES, ...PLUGIN_CASES, ...STYLE_CASES, ...OPENAPI_DOCS_CASES],
	link: LINK_CASES,
	'front-matter': FRONT_MATTER_CASES,
};

const CASES = Object.entries(TABLES).flatMap(([table, cases]) =>
	cases.map((one, index) => {
		const file = one.file ?? `${table}/case-${index}.md`;
		return { ...one, table, file, path: one.path ?? `/docs/${file.replace(/\.mdx?$/, '')}/`, folder: one.file === undefined ? `docs/${table}/` : 'docs/' };
	}),
);

let site: BuiltSite;
let problems: readonly Problem[];

beforeAll(async () => {
	const root = temporaryFolder();
	const pages = CASES.map(({ file, text }) => [`docs/${file}`, text]);
	const beside = CASES.flatMap(({ files = {}, folder }) => Object.entries(files).map(([file, text]) => [folder + file, text]));
	writeSources(root, { ...SITE_FILES, ...Object.fromEntries([...pages, ...beside]) });
	const moved = await moveIn(root, root);
	if ('problems' in moved) throw new Error(JSON.stringify(moved.problems));
	const outDir = join(temporaryFolder(), 'site');
	const result = await resultOfBuild(root, outDir);
	problems = result.problems;
	if (result.verdict !== 'sound') throw new Error(problems.map(({ severity, file, line, message }) => `${severity} ${file}:${line} ${message}`).join('\n'));
	site = readBuilt(outDir);
});

function expectOn(path: string, { has = [], hasNot = [] }: Pick<Case, 'has' | 'hasNot'>): void {
	expect(site.files, path).toContain(path.endsWith('/') ? `${path}index.html` : path);
	const html = site.text(path);
	// Colours of code cut its words into pieces, and translators are told to leave it.
	const uncoloured = html.replace(/<\/?span[^>]*>| translate="no"/g, '');
	for (const piece of has) expect(`${html}\n${uncoloured}`).toMatch(piece);
	for (const piece of hasNot) expect(html).not.toMatch(piece);
}

describe.each(Object.keys(TABLES))('a site of Docusaurus moves in unchanged: %s', (table) => {
	test.each(CASES.filter((one) => one.table === table))('$feature', (one) => expectOn(one.path, one));
});

describe('a site of Docusaurus moves in unchanged: the site', () => {
	test.each(SITE_CASES)('$feature', (one) => expectOn(one.path, one));
});

describe('what does not move is said', () => {
	test('no error, and no warning of anything that Docusaurus accepts', () => {
		// Docusaurus warns of redirects where a page stands as well, and puts a page of its own in place of a file in silence.
		const told = [
			'duplicate-route',
			'unknown-box',
			'undrawn-diagram',
			'missing-import',
			'failed-component',
			'front-matter',
			'without-effect',
			'duplicate-title',
			'idle-redirect',
		];
		const expected = new Set<string>(told);
		expect(problems.filter(({ rule }) => !expected.has(rule)).map(({ rule, file, message }) => `${rule} ${file} ${message}`)).toEqual([]);
	});

	test.each([
		['missing-import', 'some-video-package'],
		['missing-import', '@theme/Gone'],
		['missing-import', '@site/src/components/Gone'],
		['failed-component', '<Throws>'],
		['failed-component', '<Nobody>'],
	])('%s names %s with file and line', (rule, name) => {
		const found = problems.filter((problem) => problem.rule === rule && problem.message.includes(name));
		expect(found).not.toEqual([]);
		expect(found[0]?.file).toMatch(/^docs\/component\//);
		expect(found[0]?.line).toBeGreaterThan(0);
	});

	test.each([
		['some-video-package', 'Installieren Sie das Paket'],
		['@site/src/components/Gone', 'Legen Sie die Datei dorthin'],
		['@theme/useStored', '„src/components“'],
	])('what helps where %s is missing', (name, hint) => {
		expect(problems.find(({ message }) => message.includes(`„${name}“`))?.hint).toContain(hint);
	});

	test.each([['./nowhere.css'], ['missing-package/all.css']])('%s, which the style sheet of a component lacks', (name) => {
		expect(problems.find(({ message }) => message.includes(`„${name}“`))).toMatchObject({ rule: 'missing-import', file: 'src/components/card.module.css' });
	});

	test('a file that the sidebars lack', () => {
		expect(problems.find(({ message }) => message.includes('./docs/made/sidebar'))).toMatchObject({ rule: 'missing-import', file: 'sidebars.ts', line: 2 });
	});

	test('a redirect from where a page stands', () => {
		expect(problems.find(({ rule }) => rule === 'idle-redirect')).toMatchObject({ file: 'site.config.ts', message: expect.stringContaining('/blog/') });
	});

	test('a component that a function of the page gets by itself is none that is missing', () => {
		expect(problems.filter(({ message }) => message.includes('<Map>'))).toEqual([]);
	});

	test('a part of the frame that a replaced part asks for is none that is missing', () => {
		expect(problems.filter(({ message }) => message.includes('SkipToContent'))).toEqual([]);
	});

	test('a component that nobody brings is none that needs a browser', () => {
		expect(problems.find(({ message }) => message.includes('<Nobody>'))?.hint).toContain('Importieren Sie sie');
		expect(problems.find(({ message }) => message.includes('<Throws>'))?.hint).toContain('Browser');
	});

	test('a part of a component that throws is named by itself', () => {
		expect(problems.some(({ rule, message }) => rule === 'failed-component' && message.includes('<Inner>'))).toBe(true);
	});
});
