import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { textOf } from '#product/static-html.fixture.ts';
import { apiProblems, isApiWarning } from './api-problems.ts';
import { Message } from './Message.tsx';
import { MessageTable } from './MessageTable.tsx';
import { readMessages } from './message-list.ts';

const list = readFileSync('checks/messages.yml', 'utf8');
const page = readFileSync('docs/nachschlagen/meldungen.mdx', 'utf8');
const codes = [...readMessages(list).keys()];
const sandbox = readdirSync('product/sandbox', { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('messages.ts'))
	.map((file) => readFileSync(join('product/sandbox', file), 'utf8'))
	.join('\n');

describe('the page', () => {
	test('has a section for each message, in their order, each with its own anchor', () => {
		expect([...page.matchAll(/^### (KB-\d+) \{#kb-(\d+)\}$/gm)].map(([, code, id]) => [code, `KB-${id}`])).toEqual(codes.map((code) => [code, code]));
		expect([...page.matchAll(/<Message code="([^"]+)" list=\{messages\} \/>/g)].map(([, code]) => code)).toEqual(codes);
	});

	test.each(codes)('says of %s where it comes from, what helps and where to read on', (code) => {
		const section = page.split(`### ${code} `)[1]?.split(/^##/m)[0] ?? '';
		for (const part of ['Ursache', 'Abhilfe', 'Mehr dazu']) expect(section).toMatch(new RegExp(`^\\*\\*${part}:\\*\\* \\S`, 'm'));
		expect(section).toMatch(/\]\(\.\.\/[^)]+\.mdx#[\w-]+\)/);
	});
});

describe('the API', () => {
	test('carries each message in the problem that the sandbox makes', () => {
		const whole = [...sandbox.matchAll(/codedProblem\('([\w-]+)', call, [^\n]*/g)].flatMap(([line, type]) =>
			[...line.matchAll(/'(KB-\d+)'/g)].map(([, code = '']) => [code, type] as const),
		);
		expect(whole.length).toBeGreaterThan(8);
		for (const [code, type] of whole) expect([code, apiProblems(code).map((problem) => problem.type)]).toEqual([code, [type]]);
	});

	test('knows every message that the sandbox says, and no other', () => {
		const said = new Set([...sandbox.replace(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, '').matchAll(/KB-\d+/g)].map(([code]) => code));
		const known = codes.filter((code) => apiProblems(code).length > 0 || isApiWarning(code));
		expect([...said].filter((code) => !known.includes(code))).toEqual([]);
		expect(known.filter((code) => !said.has(code) && !['KB-601', 'KB-602'].includes(code))).toEqual([]);
	});
});

test('a message shows its text with the names of what is put in', () => {
	const html = renderToStaticMarkup(<Message code="KB-202" list={list} />);
	expect(html).toContain('Die Prüfmittelnummer passt nicht zur Maske „<var>maske</var>“.');
	expect(textOf(html)).toContain('Nur in der Oberfläche');
	expect(textOf(renderToStaticMarkup(<Message code="KB-304" list={list} />))).toContain('API: 409 inspection-locked');
	expect(() => renderToStaticMarkup(<Message code="KB-404" list={list} />)).toThrow('There is no message KB-404.');
});

test('the table leads to each', () => {
	const html = renderToStaticMarkup(<MessageTable list={list} />);
	expect([...html.matchAll(/href="#kb-(\d+)"/g)].map(([, code]) => `KB-${code}`)).toEqual(codes);
});
