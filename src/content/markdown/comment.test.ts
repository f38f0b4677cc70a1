import { expect, test } from 'vitest';
import { markdownFixture } from './render.fixture.ts';

const { render, renderMdx } = markdownFixture();

test.each([['<!-- truncate -->'], ['<!--truncate-->'], ['{/* truncate */}']])('%s leaves no trace in .md', async (marker) => {
	const page = await render(`Davor.\n\n${marker}\n\nDanach.`);
	expect(page).toMatchObject({ html: '<p>Davor.</p><p>Danach.</p>', findings: [] });
});

test('the marker leaves no trace in .mdx', async () => {
	expect((await renderMdx('Davor.\n\n{/* truncate */}\n\nDanach.')).html).toBe('<p>Davor.</p><p>Danach.</p>');
});

test('another comment goes too, the word itself stays', async () => {
	expect((await render('Text.\n\n<!-- später -->\n\n`<!-- truncate -->` kürzt.')).html).toBe('<p>Text.</p><p><code>&lt;!-- truncate --&gt;</code> kürzt.</p>');
});
