/// <reference types="vite/client" />
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pageUses } from '#product/page-uses.fixture.ts';
import { emptyElements, strayValues, textOf } from '#product/static-html.fixture.ts';

const MODULES = import.meta.glob<Record<string, unknown>>(['./*.tsx', '!./*.test.tsx'], { eager: true });
const SOURCES = import.meta.glob<string>(['./*.tsx', '!./*.test.tsx'], { eager: true, query: '?raw', import: 'default' });

const nameOf = (file: string) => file.slice('./'.length, -'.tsx'.length);
const FIGURES = new Map(Object.entries(MODULES).map(([file, module]) => [nameOf(file), module[nameOf(file)]]));
const uses = pageUses([...FIGURES.keys()]);
/** The number of a device, a report or an apparatus. */
const NUMBER = /(?<![\w-])[A-Z]{2,3}-(?:[A-Z]{2}-)?\d[\d-]*(?![\w-])/g;

const drawn = uses.map(({ page, name, props }) => {
	const Figure = FIGURES.get(name) as ComponentType<object>;
	const html = renderToStaticMarkup(<Figure {...props} />);
	return { page, name, html, id: /^<figure class="fig" id="abb-([^"]+)"/.exec(html)?.[1] ?? '' };
});

test('every component is a figure of a page or a part of one', () => {
	const parts = Object.values(SOURCES).flatMap((source) => [...source.matchAll(/from '\.\/(\w+)\.tsx'/g)].map(([, name]) => name));
	expect([...FIGURES.keys()].filter((name) => !uses.some((use) => use.name === name) && !parts.includes(name))).toEqual([]);
	expect([...FIGURES].filter(([, component]) => typeof component !== 'function')).toEqual([]);
});

test('the figures of a page are numbered in their order', () => {
	for (const page of new Set(drawn.map((figure) => figure.page))) {
		const ids = drawn.filter((figure) => figure.page === page).map(({ id }) => id);
		expect([page, ids.map((id) => id.replace(/^.*-/, ''))]).toEqual([page, ids.map((_, index) => String(index + 1))]);
	}
});

test('each figure has an anchor of its own', () => {
	const ids = drawn.map(({ id }) => id);
	expect(ids.filter((id, index) => id === '' || ids.indexOf(id) !== index)).toEqual([]);
});

describe.each(drawn)('$id ($name)', ({ html }) => {
	test('has a caption, and words beside a picture', () => {
		expect(/<figcaption><p[^>]*><b>Abbildung\u00a0\d\.<\/b> \S/.test(html)).toBe(true);
		if (html.includes('class="fig-stage" role="img"')) expect(/class="fig-(?:legend|text)"/.test(html)).toBe(true);
	});

	test('says something everywhere, and nothing that is no value', () => {
		expect(textOf(html).length).toBeGreaterThan(40);
		expect(strayValues(html)).toEqual([]);
		expect(emptyElements(html)).toEqual([]);
	});

	test('no number among words breaks at its hyphens', () => {
		const texts = [...html.matchAll(/>([^<]+)</g)].map(([, text = '']) => text);
		expect(texts.filter((text) => text.search(NUMBER) >= 0 && text.replace(NUMBER, '').trim() !== '')).toEqual([]);
	});

	test('has a legend entry for each call-out number, and no other', () => {
		const numbers = new Set([...html.matchAll(/class="(?:callout|parts-mark)[^"]*"[^>]*>(\d+)</g)].map(([, n]) => Number(n)));
		const entries = /<ol class="fig-legend">(.*?)<\/ol>/s.exec(html)?.[1]?.match(/<li>/g) ?? [];
		expect([...numbers].sort((a, b) => a - b)).toEqual(entries.map((_, index) => index + 1));
	});

	test('is only looked at: no inline styles, nothing to operate, drawings hidden from the ear', () => {
		expect(html.match(/<(?:button|a|input|select|textarea)\b|\sstyle=/g)).toBe(null);
		for (const [svg] of html.matchAll(/<svg[^>]*>/g)) expect(svg).toMatch(/aria-hidden="true"|role="img"/);
		const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
		expect(ids).toEqual([...new Set(ids)]);
	});
});
