import { expect, test } from 'vitest';
import { documentHtml } from './document-html.ts';

test('a title that looks like markup ends nothing', () => {
	const chapter = { number: '1', title: '</style><b>A</b>', path: undefined, isDoc: false, description: undefined, parts: [] };
	const html = documentHtml(
		{
			lang: 'de',
			title: '</style><b>B</b>',
			chapter: undefined,
			copyright: 'Firma',
			owner: 'Firma',
			number: '</style>',
			edition: undefined,
			sha256: 'ab'.repeat(32),
			parts: [chapter],
			pages: new Map(),
			styles: '',
		},
		'',
	);
	expect(html.match(/<\/style>/g)).toHaveLength(1);
	expect(html).not.toContain('<b>');
});

test('a title that is not translated says its language, in the contents too', () => {
	const part = { number: '1', title: 'Prüfmittel', path: '/a/', isDoc: true, description: undefined, parts: [] };
	const html = documentHtml(
		{
			lang: 'en',
			title: 'Manual',
			chapter: undefined,
			copyright: 'Firm',
			owner: 'Firm',
			number: undefined,
			edition: undefined,
			sha256: 'ab'.repeat(32),
			parts: [part],
			pages: new Map([['/a/', { html: '<p>A</p>', lang: 'de', styles: [], shown: '' }]]),
			styles: '',
		},
		'',
	);
	expect(html.match(/<span lang="de">Prüfmittel<\/span>/g)).toHaveLength(2);
});
