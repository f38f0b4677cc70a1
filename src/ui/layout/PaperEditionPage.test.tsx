import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { paperSchema } from '#schema/paper-config.ts';
import { PaperEditionPage } from './PaperEditionPage.tsx';

const paper = paperSchema.parse({
	editions: [
		{ id: '2', date: '2025-03-04' },
		{ id: '1', date: '2025-01-02', sha256: '0'.repeat(64) },
	],
});

test('only what was approved is valid from a day', () => {
	const pages = paper.editions.map((edition) => renderToStaticMarkup(<PaperEditionPage base="/" paper={paper} edition={edition} />));
	expect(pages.map((page) => page.includes('<dt>gültig ab</dt>'))).toEqual([false, true]);
});
