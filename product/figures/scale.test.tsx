import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { STICKER_FORMATS } from '#product/domain/sticker.ts';
import { SAMPLE } from '#product/sample.ts';
import { AcceptanceZones } from './AcceptanceZones.tsx';
import { COSTS, CostBars } from './CostBars.tsx';
import { DashboardFilter } from './DashboardFilter.tsx';
import { countStatuses } from './dashboard.ts';
import { judged, limit } from './judged-values.ts';
import { KeyTiming } from './KeyTiming.tsx';
import { CASES, QrLetterCase } from './QrLetterCase.tsx';
import { StickerFormats } from './StickerFormats.tsx';
import { ARTBOARDS } from './StickerParts.tsx';
import { DEVICES } from './sample.ts';

/** What captions claim of scales is measured in what is drawn. */
const drawn = (figure: ReactElement) => renderToStaticMarkup(figure);
const css = (name: string) => readFileSync(new URL(`${name}.css`, import.meta.url), 'utf8');
const numbers = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, number]) => Number(number));

describe('same scale', () => {
	test('bars of statuses are as long for a device before and after the filter, in pixels', () => {
		const lists = drawn(<DashboardFilter />)
			.split('<ul class="bars">')
			.slice(1);
		const widths = lists.map((list) => numbers(list, /<rect width="([\d.]+)"/g));
		const assembly = SAMPLE.areas.find(({ code }) => code === 'MO');
		const counts = [DEVICES, DEVICES.filter(({ area }) => area.code === assembly?.code)].map((devices) => countStatuses(devices).map(({ count }) => count));
		const [unit = 0] = widths.flat().map((width, index) => width / (counts.flat()[index] ?? 1));
		expect(unit).toBeGreaterThan(0);
		expect(widths).toEqual(counts.map((list) => list.map((count) => count * unit)));
	});

	test('bars of costs', () => {
		const bars = drawn(<CostBars />)
			.split('<ul class="cost-bars">')[1]
			?.split('</li>')
			.slice(0, COSTS.length);
		const longest = Math.max(...COSTS.map(({ amount }) => Number(amount)));
		bars?.forEach((bar, index) => {
			const sum = numbers(bar, / width="([\d.]+)%" height="18" data-part/g).reduce((total, width) => total + width, 0);
			expect(sum).toBeCloseTo((100 * Number(COSTS[index]?.amount)) / longest, 1);
		});
		expect(bars).toHaveLength(COSTS.length);
	});

	test('both axes of time', () => {
		const [byHand = '', byScanner = ''] = drawn(<KeyTiming />)
			.split('<svg')
			.slice(1);
		const ticks = (lane: string) => [...lane.matchAll(/<text class="timing-tick" x="([\d.]+%)"[^>]*>(\d+)/g)].map(([, x, time]) => `${time} ${x}`);
		expect(ticks(byHand)).toEqual(ticks(byScanner));
		const [perMillisecond] = ticks(byHand)
			.slice(1)
			.map((tick) => Number.parseFloat(tick.split(' ')[1] ?? '') / Number.parseFloat(tick));
		const [first = 0, second = 0] = numbers(byScanner, /class="timing-key" x1="([\d.]+)%"/g);
		expect((second - first) / (perMillisecond ?? 1)).toBeCloseTo(12, 0);
	});

	test('both rules over one axis, each value at its place', () => {
		const panels = drawn(<AcceptanceZones />)
			.split('<div class="zones">')
			.slice(1);
		const places = panels.map((panel) => numbers(panel, /<circle cx="([\d.]+)%"/g).slice(0, judged.length));
		const limits = panels.map((panel) => numbers(panel, /class="zones-limit" x1="([\d.]+)%"/g).slice(0, 2));
		expect(places[0]).toEqual(places[1]);
		expect(limits[0]).toEqual(limits[1]);
		const [lower = 0, upper = 0] = limits[0] ?? [];
		places[0]?.forEach((place, index) => {
			expect(((place - lower) / (upper - lower)) * 2 * limit - limit).toBeCloseTo(judged[index]?.deviation ?? Number.NaN, 1);
		});
	});

	test('both QR codes, by their modules', () => {
		const widths = numbers(drawn(<QrLetterCase />), /<svg width="(\d+)"/g);
		expect(new Set(CASES.map(({ modules }, index) => (widths[index] ?? 0) / (modules.length + 8))).size).toBe(1);
	});

	test('all stickers but the sheet', () => {
		const classes = [...drawn(<StickerFormats />).matchAll(/<li class="format-(\w+)"/g)].map(([, name]) => name);
		expect(classes).toEqual(STICKER_FORMATS.map(({ format, width }) => (format === 'sheet' ? format : String(width))));
		for (const { format, width } of STICKER_FORMATS)
			if (format !== 'sheet') expect(css('sticker-formats')).toMatch(new RegExp(`\\.format-${width} \\{\\s*--wide: ${width};`));
	});

	test('the boards of a sticker are as the style sheet has them', () => {
		for (const { width, height, top } of ARTBOARDS)
			expect(css('sticker-parts')).toMatch(new RegExp(`--across: ${width};\\s*--down: ${height};\\s*--top: ${top};`));
	});
});
