import { expect, test } from 'vitest';
import { problemsOr } from '#schema/problem.ts';
import { withinDepth } from './nesting.ts';
import { splitSource } from './source.ts';

/** Line of what stands too deep in a page. */
function lineOf(text: string, file: string): number | undefined {
	const result = problemsOr(() => withinDepth(splitSource(file, `---\ntitle: T\n---\n\n${text}\n`)));
	if (!('problems' in result)) return undefined;
	expect(result.problems).toMatchObject([{ rule: 'deep-nesting', file }]);
	return result.problems[0]?.line;
}
const lineInMd = (text: string) => lineOf(text, 'docs/a.md');
const lineInMdx = (text: string) => lineOf(text, 'docs/a.mdx');
const stairs = (depth: number) => Array.from({ length: depth }, (_, index) => `${'  '.repeat(index)}- a`).join('\n');

test.each([
	['quotes', (n: number) => '> '.repeat(n)],
	['lists', (n: number) => `${'- '.repeat(n)}x`],
	['lists of lines', stairs],
	['stars', (n: number) => `${'*a '.repeat(n)}x${' a*'.repeat(n)}`],
	['stars around umlauts', (n: number) => `${'*ä '.repeat(n)}x${' ä*'.repeat(n)}`],
	['struck text', (n: number) => `${'~~a '.repeat(n)}x${' a~~'.repeat(n)}`],
])('%s', (_, make) => {
	for (const look of [lineInMd, lineInMdx]) {
		expect(look(`Text.\n\n${make(20)}`)).toBeUndefined();
		expect(look(`Text.\n\n${make(300)}`)).toBeGreaterThanOrEqual(7);
	}
	expect(lineInMd(`Text.\n\n${make(3_000).slice(0, 400_000)}`)).toBeGreaterThanOrEqual(7);
});

test.each([
	['tags', (n: number) => `${'<b>'.repeat(n)}x${'</b>'.repeat(n)}`],
	['components', (n: number) => `${'<Kasten art="b">\n'.repeat(n)}x\n${'</Kasten>\n'.repeat(n)}`],
])('%s of MDX', (_, make) => {
	expect(lineInMdx(`Text.\n\n${make(20)}`)).toBeUndefined();
	expect(lineInMdx(`Text.\n\n${make(2_000)}`)).toBeGreaterThanOrEqual(7);
});

test.each([
	['parentheses', (n: number) => `{${'('.repeat(n)}1${')'.repeat(n)}}`],
	['lists of JavaScript', (n: number) => `export const a = ${'['.repeat(n)}${']'.repeat(n)};`],
	['expressions in components', (n: number) => `${'<A b={'.repeat(n)}1${'} />'.repeat(n)}`],
])('%s', (_, make) => {
	expect(lineInMdx(`Text.\n\n${make(400)}`)).toBeUndefined();
	expect(lineInMdx(`Text.\n\n${make(20_000)}`)).toBe(7);
	expect(lineInMd(make(20_000))).toBeUndefined();
});

test.each([
	['a log in a fence', (n: number) => `\`\`\`text\n${'\u001b[32mok\u001b[0m\n'.repeat(n)}\`\`\``],
	['a log in a list', (n: number) => `- Log:\n\n  ~~~text\n${'  [32mok\n'.repeat(n)}  ~~~`],
	['code in lines', (n: number) => 'Von `[0` bis `{`, \\{ und \\(.\n'.repeat(n)],
])('brackets of %s open nothing', (_, make) => {
	expect(lineInMdx(make(1_001))).toBeUndefined();
	expect(lineInMdx(`${make(1_001)}\n\n{${'('.repeat(1_001)}`)).toBeDefined();
});

test.each(['{`${', 'export const a = `${', 'export const a = `\n```\n${'])('a template is no code: %j', (start) =>
	expect(lineInMdx(`Text.\n\n${start}${'('.repeat(2_000)}\``)).toBeGreaterThanOrEqual(7),
);

test('what is long is not deep', () => {
	for (const look of [lineInMd, lineInMdx]) {
		expect(look(`${'| a | **b** | [c](d.md) |\n'.repeat(3)}|---|---|---|\n${'- Punkt **fett**.\n'.repeat(500)}`)).toBeUndefined();
		expect(look('a) b) c) :-) '.repeat(2_000))).toBeUndefined();
	}
	expect(lineInMdx('<A b={[1, 2]} />\n\n'.repeat(2_000))).toBeUndefined();
});
