import { describe, expect, test } from 'vitest';
import { markdownFixture } from './render.fixture.ts';

const { render, renderMdx } = markdownFixture();

describe('a box that nobody knows is found', () => {
	test.each<[string, string, string]>([
		['with the one that was meant', 'Text.\n\n:::warnung\nText.\n:::', 'unknown-directive:6 Unbekannter Kasten „:::warnung“. → Meinten Sie „:::warning“?'],
		['written in capitals', ':::Note\nText.\n:::', 'unknown-directive:4 Unbekannter Kasten „:::Note“. → Meinten Sie „:::note“?'],
		['called by its title', ':::hinweis\nText.\n:::', 'unknown-directive:4 Unbekannter Kasten „:::hinweis“. → Meinten Sie „:::note“?'],
		[
			'called like something that every object has',
			':::toString\nText.\n:::',
			'unknown-directive:4 Unbekannter Kasten „:::toString“. → Bekannt sind: note, tip, info, warning, caution, danger, task, who, tabs, tab.',
		],
		[
			'with all there are',
			':::youtube\nText.\n:::',
			'unknown-directive:4 Unbekannter Kasten „:::youtube“. → Bekannt sind: note, tip, info, warning, caution, danger, task, who, tabs, tab.',
		],
	])('%s', async (_, markdown, finding) => {
		expect((await render(markdown)).findings).toEqual([finding]);
		expect((await renderMdx(markdown)).findings).toEqual([finding]);
	});
});

test('what stands in it is shown, with its own faults', async () => {
	const { html, findings } = await render(':::hinwies[Titel]\n\n:::tipp\n\nText.\n\n:::\n\n:::');
	expect(html).toContain('<p>Text.</p>');
	expect(findings.map((finding) => finding.split(' → ')[0])).toEqual([
		'unknown-directive:4 Unbekannter Kasten „:::hinwies“.',
		'unknown-directive:6 Unbekannter Kasten „:::tipp“.',
	]);
});

describe('colons that mean nothing stay as they were written', () => {
	test.each<[string, string]>([
		['Um 08:30 Uhr', '<p>Um 08:30\u00a0Uhr</p>'],
		['Größe 😀 um 08:30:15 Uhr, Verhältnis 1:2, a:b, C:\\Pfad', '<p>Größe 😀 um 08:30:15\u00a0Uhr, Verhältnis 1:2, a:b, C:\\Pfad</p>'],
		['Ein :wort[x] und :wort{a=b} und :D', '<p>Ein :wort[x] und :wort{a=b} und :D</p>'],
		['## Um 08:30', '<h2 id="um-0830">Um 08:30<a class="anchor" href="#um-0830" aria-label="Direkter Link zu „Um 08:30“"></a></h2>'],
		['Siehe :sample dort', '<p>Siehe :sample dort</p>'],
		['- 08:30', '<ul><li>08:30</li></ul>'],
		['**08:30** [09:15](/zeiten/)', '<p><strong>08:30</strong> <a href="/hilfe/zeiten/">09:15</a></p>'],
		['::video', '<p>::video</p>'],
		['Text\n:::\nText', '<p>Text\n:::\nText</p>'],
	])('%s', async (markdown, html) => {
		const page = await render(markdown);
		expect(page.html).toBe(html);
		expect(page.findings).toEqual([]);
	});
});

test('a colon in .mdx stays as it was written', async () => {
	expect((await renderMdx('Um 08:30 Uhr, a:b')).html).toBe('<p>Um 08:30\u00a0Uhr, a:b</p>');
});

test('a sample is the text it holds', async () => {
	for (const show of [render, renderMdx]) {
		const { html, findings } = await show('Fällig am **:sample[31.03.2026]{of="AB-0001.dueDate"}**, :sample[12]{of="AB-0001.interval.value"} mm');
		expect(html).toBe('<p>Fällig am <strong>31.03.2026</strong>, 12\u00a0mm</p>');
		expect(findings).toEqual([]);
	}
});
