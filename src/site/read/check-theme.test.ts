import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { checkTheme } from './check-theme.ts';

const found = (theme: Partial<Parameters<typeof checkTheme>[1]>) =>
	checkTheme(siteFiles({ 'src/site.css': '', 'src/site.scss': '' }), { accent: undefined, styles: [], ...theme }, (path) => path.join('.').length).map(
		({ rule, line, message }) => `${rule}:${line} ${message}`,
	);

test.each([
	['a colour that can be read', { accent: '#0a4f70' }],
	['one for each mode', { accent: { light: '#0a4f70', dark: '#9be0e6' } }],
	['a style sheet', { styles: ['src/site.css'] }],
])('nothing is wrong with %s', (_, theme) => {
	expect(found(theme)).toEqual([]);
});

test('a colour that cannot be read is said with its contrast, and what is used instead', () => {
	expect(found({ accent: '#ff8800' })).toEqual([
		'faint-accent:6 Die Farbe „#ff8800“ hebt sich im hellen Modus zu wenig ab: 2,12:1, nötig sind 4,5:1. Die Seiten nehmen #a85a00 (4,52:1).',
	]);
	expect(found({ accent: { light: '#0a4f70', dark: '#0a4f70' } })).toEqual([expect.stringContaining('im dunklen Modus')]);
});

test('what is no colour, and style sheets that are not there', () => {
	expect(found({ accent: { light: 'grünlich', dark: '#fff' }, styles: ['src/nix.css', 'src/site.scss', 'src'] })).toEqual([
		'site-config:12 „grünlich“ ist keine Farbe.',
		'site-config:8 Die Datei „src/nix.css“ gibt es nicht.',
		'site-config:8 „src/site.scss“ ist keine Datei in CSS.',
		'site-config:8 „src“ ist keine Datei in CSS.',
	]);
});
