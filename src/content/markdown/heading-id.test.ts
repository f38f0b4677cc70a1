import { describe, expect, test } from 'vitest';
import { idsOfHeadings } from './heading-id.ts';
import { markdownFixture } from './render.fixture.ts';

const { render, renderMdx } = markdownFixture();
const drawn = (html: string) => html.replace(/<a class="anchor"[^>]*><\/a>/g, '');

describe('braces at the end of a heading that hold no id are words', () => {
	test.each<[string, string]>([
		['## GET /devices/{id}', '<h2 id="get-devicesid">GET /devices/{id}</h2>'],
		['## Platzhalter {name}', '<h2 id="platzhalter-name">Platzhalter {name}</h2>'],
		['## Menge {1, 2}', '<h2 id="menge-1-2">Menge {1, 2}</h2>'],
		['## Rahmen {.NET}', '<h2 id="rahmen-net">Rahmen {.NET}</h2>'],
		['## P/\\{id}', '<h2 id="pid">P/{id}</h2>'],
		['## P/\\{id\\} ##', '<h2 id="pid">P/{id}</h2>'],
		['P/{id}\n---', '<h2 id="pid">P/{id}</h2>'],
		['> ## P/{id}', '<blockquote><h2 id="pid">P/{id}</h2></blockquote>'],
		['- ## P/{id}', '<ul><li><h2 id="pid">P/{id}</h2></li></ul>'],
		['## Zwei {#mit leer}', '<h2 id="zwei-mit-leer">Zwei {#mit leer}</h2>'],
	])('%s', async (markdown, html) => {
		expect(drawn((await render(markdown)).html)).toBe(html);
	});
});

describe('in .md and .mdx an id is what stands there as one', () => {
	test.each<[string, string]>([
		['## Drei \\{#drei}', '<h2 id="drei">Drei</h2>'],
		['## Vier {#vier} ##', '<h2 id="vier">Vier</h2>'],
		['## Vier {/* #vier */} ##', '<h2 id="vier">Vier</h2>'],
		['## Fünf `a {#x}` {#fuenf}', '<h2 id="fuenf">Fünf <code>a {#x}</code></h2>'],
		['Sechs {#sechs}\n---', '<h2 id="sechs">Sechs</h2>'],
		['## Zwei {#mit leer}', '<h2 id="zwei-mit-leer">Zwei {#mit leer}</h2>'],
		['## P/\\{id}', '<h2 id="pid">P/{id}</h2>'],
	])('%s', async (markdown, html) => {
		expect(drawn((await render(markdown)).html)).toBe(html);
		expect(drawn((await renderMdx(markdown)).html)).toBe(html);
	});
});

test.each([
	['md', '```sh\n# a {a}\n```'],
	['md', '<pre>\n# a {a}\n</pre>'],
	['md', '    # a {a}'],
	['md', 'Text {a}\n\nText'],
	['mdx', '## {props.title}'],
	['mdx', 'export const a = () => {\n## {a}'],
] as const)('nothing else changes in .%s: %s', (format, body) => expect(idsOfHeadings(body, format)).toBe(body));
