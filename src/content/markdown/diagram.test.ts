import { expect, test } from 'vitest';
import { markdownFixture } from './render.fixture.ts';

const { render, renderMdx } = markdownFixture();
const block = (source: string) => `Text.\n\n\`\`\`mermaid\n${source}\n\`\`\`\n`;

test.each([render, renderMdx])('a diagram is drawn on a site of our own, and knows its source', async (page) => {
	const { html, findings } = await page(block('flowchart LR\nA[Anfang] --> B'));
	expect(html).toMatch(/^<p>Text.<\/p><div class="diagram" data-source="flowchart LR\nA\[Anfang\] --(?:>|&gt;) B"><svg [^>]*aria-label="Anfang, B"/);
	expect(findings).toEqual([]);
});

test.each([
	['gitGraph\ncommit', 'Fügen Sie das Diagramm als SVG-Bild ein'],
	['pie\n"a": 1', 'Fügen Sie das Diagramm als SVG-Bild ein'],
	['flowchrt LR\nA --> B', 'Meinten Sie „flowchart“?'],
	['%% note\nclasDiagram\nA <|-- B', 'Meinten Sie „classDiagram“?'],
])('what cannot be drawn stays as its source, and is said once: %j', async (source, hint) => {
	const { html, findings } = await render(block(source));
	expect(html).toContain('<pre');
	expect(findings).toEqual([expect.stringMatching(new RegExp(`^undrawn-diagram:6 .* → ${hint.replace('?', '\\?')}`))]);
});
