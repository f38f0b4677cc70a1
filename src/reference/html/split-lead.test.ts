import { describe, expect, test } from 'vitest';
import { splitLead } from './split-lead.ts';

const paragraph = (letters: number) => `<p>${'a'.repeat(letters)}</p>`;

describe('the beginning of a text', () => {
	test('is all of a short one', () => {
		const html = `${paragraph(200)}\n${paragraph(200)}`;
		expect(splitLead(html)).toEqual({ beginning: html, rest: '' });
	});

	test('is as many paragraphs as are short together, and one in any case', () => {
		expect(splitLead([100, 100, 300].map(paragraph).join('\n'))).toEqual({ beginning: `${paragraph(100)}\n${paragraph(100)}`, rest: paragraph(300) });
		expect(splitLead([500, 10].map(paragraph).join('\n'))).toEqual({ beginning: paragraph(500), rest: paragraph(10) });
	});

	test('ends before what is no paragraph', () => {
		const html = `${paragraph(50)}\n<ul><li>${paragraph(400)}</li></ul>\n${paragraph(20)}`;
		expect(splitLead(html).beginning).toBe(paragraph(50));
	});

	test('is everything where a box must be seen or there is no paragraph to begin with', () => {
		for (const html of [`${paragraph(300)}<div class="note">${paragraph(300)}</div>`, `<h2>A</h2>${paragraph(500)}`]) expect(splitLead(html).rest).toBe('');
	});
});
