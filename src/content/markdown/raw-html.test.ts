import { describe, expect, test } from 'vitest';
import { HTML_ELEMENTS } from '#text/html-elements.ts';
import { markdownFixture } from './render.fixture.ts';

const { render } = markdownFixture({ 'docs/bild.png': 'x' });

/** Elements that have no content in their own place, or that end a page. */
const ALONE = new Set(['html', 'head', 'body', 'plaintext', 'frameset', 'frame']);

/** The parser ends these at their last tag, which is found in small letters or in capitals. */
const ENDED = new Set(['pre', 'script', 'style', 'textarea']);

describe('elements in capitals are those in small letters', () => {
	const mixed = (name: string) => name.replace(/(?<=.)./, (letter) => letter.toUpperCase());
	test.each([...HTML_ELEMENTS].filter((name) => !ALONE.has(name)))('<%s>', async (name) => {
		const written = (tag: string) =>
			[`<${tag} title="A=B C">x</${tag}>`, `<div>\n<${tag} title="A">\nx\n</${tag}>\n</div>`, `Wort <${tag}>x</${tag}> Wort`].join('\n\n');
		const { html, findings } = await render(written(name));
		expect(await render(written(name.toUpperCase()))).toMatchObject({ html, findings });
		if (!ENDED.has(name)) expect(await render(written(mixed(name)))).toMatchObject({ html, findings });
	});
});

test.each([
	['<IMG SRC="./bild.png" ALT="EIN Bild">', '<img src="/hilfe/_files/docs/bild.png" alt="EIN Bild">'],
	['<div>\n<Style>A B{}</Style>\n</div>', '<div><style>A B{}</style></div>'],
	['<DIV TITLE="<B>" DATA-A=B>x</DIV>', '<div title="<B>" data-a=B>x</div>'],
	['<svg viewBox="0 0 1 1"><linearGradient/></svg>', '<p><svg viewBox="0 0 1 1"><linearGradient></linearGradient></svg></p>'],
	['<script>if (a<B && C>d) e = "<DIV>"</script>', '<script>if (a<B && C>d) e = "<DIV>"</script>'],
	['<IFRAME SRC="a" />\n\nText', '<iframe src="a"></iframe><p>Text</p>'],
	['<div>a < B und C > d <!-- --></div>', '<div>a < B und C > d </div>'],
])('%s', async (written, html) => expect((await render(written)).html).toBe(html));

test('code keeps its capitals', async () =>
	expect((await render('`<PRE>` und `<STYLE>`')).html).toBe('<p><code>&lt;PRE&gt;</code> und <code>&lt;STYLE&gt;</code></p>'));
