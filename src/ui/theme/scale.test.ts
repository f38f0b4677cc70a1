import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as breakpoints from './breakpoints.ts';

const read = (pattern: string) => globSync(pattern).map((file) => ({ file, css: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));
const sheets = read('src/**/*.css');
/** A printed manual has one page size, and sizes of its own in points. */
const components = sheets.filter(({ file }) => !['tokens.css', 'paper.css'].includes(basename(file)));

/** What a product draws has distances and colours of its own, but no sizes of type. */
const drawings = read('product/**/*.css');

/** Every value of a property that `allowed` does not match, as `file: value`. */
function strangers(property: RegExp, allowed: RegExp, among = components): string[] {
	return among.flatMap(({ file, css }) =>
		[...css.matchAll(new RegExp(`(?<=[\\s;{])(?:${property.source}):\\s*([^;}]+)`, 'g'))].flatMap(([, value = '']) =>
			value.split(/\s+(?![^()]*(?:\([^()]*\)[^()]*)*\))/).some((part) => !allowed.test(part)) ? [`${file}: ${value}`] : [],
		),
	);
}

/** Distances in rem, all there are. */
const STEPS = ['0.125', '0.25', '0.375', '0.5', '0.75', '1', '1.25', '1.5', '2', '2.5', '3', '4', '5'];

describe('style sheets', () => {
	test('are found', () => expect(sheets.length).toBeGreaterThan(50));

	test('take sizes of type from the tokens; 1rem is text, the start of a page grows with the window, by whole pixels', () => {
		const allowed = /^(var\(--text-(xs|s|m|l|xl|within)\)|1rem|inherit|(9|10\.5)pt|round\(clamp\(.*\), 1px\)|\d+px)$/;
		expect(strangers(/font-size/, allowed, [...components, ...drawings])).toEqual([]);
	});

	test('take one of two weights; a moved site may want its own bold', () => {
		const allowed = /^(400|600|inherit)$/;
		expect(strangers(/font-weight/, allowed).filter((each) => !each.startsWith('src/docusaurus/'))).toEqual([]);
		expect(strangers(/font/, /^(?!\d{3}$)|^(400|600)$/)).toEqual([]);
	});

	test('take distances from one scale', () => {
		const step = new RegExp(
			`^(0|auto|inherit|-?(${STEPS.map((each) => each.replace('.', '\\.')).join('|')})rem|-?[\\d.]+(em|px|mm|vh)|var\\(.*|calc\\(.*|clamp\\(.*)$`,
		);
		expect(strangers(/(?:margin|padding)(?:-[a-z]+)*|(?:row-|column-)?gap/, step)).toEqual([]);
	});

	test('take colours from the tokens', () => {
		const found = components.flatMap(({ file, css }) =>
			[...css.replace(/url\("[^"]*"\)/g, '').matchAll(/#[\da-f]{3,8}\b|(?:rgb|hsl|oklch)a?\(/g)].map(([colour]) => `${file}: ${colour}`),
		);
		// Fully transparent colours, and colours of masks.
		expect(found.filter((each) => !/: #000(0)?$/.test(each))).toEqual([]);
	});

	test('name their breakpoints', () => {
		const found = sheets.flatMap(({ file, css }) => [...css.matchAll(/@(?:media|container)([^{]*)/g)].map(([, query = '']) => ({ file, query })));
		expect(found.filter(({ query }) => /width/.test(query))).toEqual([]);
		const named = new Set(found.flatMap(({ query }) => [...query.matchAll(/\(--(\w+)\)/g)].map(([, name = '']) => name)));
		expect([...named].sort()).toEqual(Object.keys(breakpoints).sort());
	});
});
