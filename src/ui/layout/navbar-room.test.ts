import { expect, test } from 'vitest';
import type { NavbarItemConfig } from '#schema/site-config.ts';
import * as breakpoints from '../theme/breakpoints.ts';
import { ALWAYS, NEVER, navbarWidths, WIDTHS } from './navbar-room.ts';

const link = (label: string, position: 'left' | 'right' = 'left'): NavbarItemConfig => ({ type: 'link', label, to: '/', position, look: 'plain' });
const widthsOf = (items: readonly NavbarItemConfig[], title = 'Title') => [...navbarWidths(items, title).values()];

test('a bar with room for all has no menu', () => {
	expect(widthsOf([link('Manual'), link('Blog'), link('Code', 'right'), { type: 'docsVersionDropdown', position: 'right' }])).toEqual([ALWAYS, ALWAYS, ALWAYS]);
});

test('the first items stay longest, those of the right side go first', () => {
	const items = [link('Code', 'right'), ...Array.from({ length: 14 }, (_, index) => link(`Item number ${index}`))];
	const widths = widthsOf(items);
	expect(widths).toEqual(widths.toSorted((a, b) => a - b));
	expect(widths[0]).toBe(ALWAYS);
	expect(widths.at(-1)).toBe(NEVER);
	expect([...navbarWidths(items, 'Title').keys()].at(-1)).toBe(items[0]);
});

test('choices of versions and languages stay, and take room', () => {
	const items = Array.from({ length: 7 }, (_, index) => link(`Item number ${index}`));
	const less = widthsOf([...items, { type: 'docsVersionDropdown', position: 'right' }, { type: 'localeDropdown', position: 'right' }]);
	expect(less).toHaveLength(items.length);
	expect(Math.max(...less)).toBeGreaterThan(Math.max(...widthsOf(items)));
});

test('the call to action stays', () => {
	const button: NavbarItemConfig = { type: 'link', label: 'Try it', to: '/', position: 'right', look: 'button' };
	const items = [button, ...Array.from({ length: 14 }, (_, index) => link(`Item number ${index}`))];
	expect(navbarWidths(items, 'Title').has(button)).toBe(false);
});

test('letters of scripts without an alphabet are wide', () => {
	const widest = (label: string) => Math.max(...widthsOf(Array.from({ length: 10 }, () => link(label))));
	expect(widest('漢字漢字漢字')).toBeGreaterThan(widest('abcdef'));
});

test('the widths are those of the style sheets', () => {
	const bars = Object.entries(breakpoints).filter(([name]) => name.startsWith('bar'));
	expect(bars).toEqual(WIDTHS.map((width) => [`bar${width}`, `(width < ${width}em)`]));
});
