import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pageFrontMatterSchema } from '#schema/front-matter.ts';
import { PageToc } from '../layout/Toc.tsx';
import { PageMeta } from './PageMeta.tsx';

describe('the line below a text', () => {
	test.each([
		[{ date: '2025-03-01' }, 'Zuletzt geändert am <time dateTime="2025-03-01">1. März 2025</time>'],
		[{ date: '2025-03-01', author: 'Anna' }, 'Zuletzt geändert am <time dateTime="2025-03-01">1. März 2025</time> von Anna'],
		[{ author: 'Anna' }, 'Zuletzt geändert von Anna'],
	])('%j', (lastUpdate, html) => {
		expect(renderToStaticMarkup(<PageMeta lastUpdate={lastUpdate} editHref={undefined} />)).toBe(`<p class="page-meta"><span>${html}</span></p>`);
	});

	test('is left out where nothing is known', () => {
		expect(renderToStaticMarkup(<PageMeta lastUpdate={{}} editHref={undefined} />)).toBe('');
	});
});

describe('the table of contents', () => {
	const headings = [2, 3, 4, 2].map((depth, index) => ({ depth, slug: `h${index}`, text: `H ${index}` }));
	const shown = (keys: object) =>
		[...renderToStaticMarkup(<PageToc headings={headings} frontMatter={pageFrontMatterSchema.parse(keys)} />).matchAll(/#(h\d)/g)].map(([, id]) => id);

	test.each<[object, string[]]>([
		[{}, ['h0', 'h1', 'h3']],
		[{ toc_min_heading_level: 3, toc_max_heading_level: 4 }, ['h1', 'h2']],
		[{ hide_table_of_contents: true }, []],
	])('%j', (keys, ids) => {
		expect(shown(keys)).toEqual(ids);
	});
});
