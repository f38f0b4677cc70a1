import { expect, test } from 'vitest';
import { renderLead } from './lead.ts';
import { OWN_CONVENTIONS } from './markdown/conventions.ts';
import { siteFiles } from './site-files.fixture.ts';

async function lead(file: string, text: string, conventions = OWN_CONVENTIONS): Promise<string | undefined> {
	const root = siteFiles({ [file]: text });
	const html = await renderLead(root, file, {
		links: { root, base: '/hilfe/', conventions, pathOf: () => undefined, hasPage: () => false },
		statuses: [{ label: 'gut', sign: 'check', tone: 'ok', meaning: 'x' }],
	});
	return html?.replaceAll('\n', '');
}

test('is what stands above the marker, as HTML of the site', async () => {
	expect(await lead('blog/a.md', '---\ntitle: T\n---\n\nEin [Weg](/docs/), Stand :status[gut].\n\n<!-- truncate -->\n\nMehr.')).toBe(
		'<p>Ein <a href="/hilfe/docs/">Weg</a>, Stand <span class="status tone-ok"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="m3 8 3 4 7-8"></path></svg>gut</span>.</p>',
	);
});

test('has no title of its own', async () => {
	expect(await lead('blog/a.md', '# Titel\n\nText.\n\n<!-- truncate -->\n')).toBe('<p>Text.</p>');
});

test('of a post with components has their content, without imports', async () => {
	const text = "import { Box } from '../Box.tsx';\n\nText davor.\n\n<Box wide>\n\nText darin.\n\n</Box>\n\n{/* truncate */}\n\nMehr.";
	expect(await lead('blog/a.mdx', text)).toBe('<p>Text davor.</p><p>Text darin.</p>');
});

test.each(['blog/a.md', 'blog/a.mdx'])('takes no line of code behind it for an address: %s', async (file) => {
	expect(await lead(file, 'Ein [Weg][w].\n\n{/* truncate */}\n\n```\n[Inhalt]: <00 61>,\n```\n\n[w]: /weg/')).toBe('<p>Ein <a href="/hilfe/weg/">Weg</a>.</p>');
});

test('ends at the marker itself, not at code that shows one', async () => {
	for (const file of ['blog/a.md', 'blog/a.mdx']) {
		expect(await lead(file, 'Mit `<!-- truncate -->`.\n\n<!-- truncate -->\n\nMehr.')).toBe('<p>Mit <code>&lt;!-- truncate --&gt;</code>.</p>');
		expect(await lead(file, '~~~md\n{/* truncate */}\n~~~\n\nText.')).toBeUndefined();
	}
});

test('ends at the marker itself, not at code that only its indentation makes such', async () => {
	expect(await lead('blog/a.md', 'So:\n\n    <!-- truncate -->\n    {/* truncate */}\n\nMehr.\n\n<!-- truncate -->\n\nRest.')).toBe(
		'<p>So:</p><pre><code>&lt;!-- truncate --&gt;{/* truncate */}</code></pre><p>Mehr.</p>',
	);
	expect(await lead('blog/a.md', '1.  Punkt\n\n    Text.\n\n    <!-- truncate -->\n\nRest.')).toBe('<ol><li><p>Punkt</p><p>Text.</p></li></ol>');
});

test('ends at the marker itself, not at a comment or a value that tells of it', async () => {
	expect(await lead('blog/a.md', '{/* Mit <!-- truncate --> endet es. */}\n\nText.\n\n<!-- truncate -->\n\nRest.')).toBe('<p>Text.</p>');
	const mdx = "export const marke = '<!-- truncate -->';\n\n<!-- Mit {/* truncate */} endet es. -->\n\nText.\n\n<!-- truncate -->\n\nRest.";
	expect(await lead('blog/a.mdx', mdx)).toBe('<p>Text.</p>');
});

test.each(['blog/a.md', 'blog/a.mdx'])('ends where a line of the paragraph above begins like code: %s', async (file) => {
	expect(await lead(file, 'We\nexport all.\n<!-- truncate -->\n\nRest.')).toBe('<p>Weexport all.</p>');
});

test.each(['blog/a.md', 'blog/a.mdx'])('knows addresses that stand below the marker: %s', async (file) => {
	expect(await lead(file, 'Ein [Weg][w] und [w].\n\n<!-- truncate -->\n\nMehr.\n\n[w]: /docs/')).toBe(
		'<p>Ein <a href="/hilfe/docs/">Weg</a> und <a href="/hilfe/docs/">w</a>.</p>',
	);
});

test.each(['blog/a.md', 'blog/a.mdx'])('has neither footnotes nor anchors, which belong to one page: %s', async (file) => {
	expect(await lead(file, '## Neu {#neu}\n\nText[^1] hier[^2].\n\n[^2]: Fuß.\n\n<!-- truncate -->\n\n[^1]: Fuß.')).toBe('<h2>Neu</h2><p>Text hier.</p>');
});

test('is missing without a marker', async () => {
	expect(await lead('blog/a.md', 'Text.')).toBeUndefined();
});

test('has drawings and formulas, which come later than text', async () => {
	const conventions = { ...OWN_CONVENTIONS, diagrams: true, formulas: true, emoji: true };
	const html = await lead('blog/a.mdx', '```mermaid\ngraph TD; A-->B;\n```\n\nEs gilt $a^{2}$ :rocket:.\n\n<!-- truncate -->\n', conventions);
	expect(html).toMatch(/<svg[\s\S]*<math[\s\S]*🚀/);
});
