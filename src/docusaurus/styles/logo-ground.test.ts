import { expect, test } from 'vitest';
import { contentStyles } from './content-styles.ts';
import { type BarLook, logoGroundRule } from './logo-ground.ts';

const groundsOf = (sheets: string[], look?: BarLook) =>
	/light-dark\((.*)\)\}$/.exec(
		logoGroundRule(
			sheets.map((css) => contentStyles(css, new Set())),
			look,
		) ?? '',
	)?.[1];

test.each<[string, string[], string | undefined]>([
	['a dark bar in both modes', ['.navbar, .footer { background-color: #516291; color: #fff; }'], 'rgb(81 98 145),rgb(81 98 145)'],
	['a property', [':root { --ifm-navbar-background-color: rgb(0, 0, 0); }'], 'rgb(0 0 0),transparent'],
	['names of others', [':root { --own: #123456; }', 'html[data-theme="light"] .navbar { background: var(--own) !important; }'], 'rgb(18 52 86),transparent'],
	['a light bar in the dark mode', ["[data-theme='dark'] { --ifm-navbar-background-color: #faf7f0; }"], 'transparent,rgb(250 247 240)'],
	['bars as ours are', [".navbar { background: white; } [data-theme='dark'] .navbar { background: #111; }"], undefined],
	['what is no colour', ['.navbar { background: linear-gradient(red, blue); }'], undefined],
	['other elements', ['.navbar__link { background: black; } .own .navbar { background: black; }'], undefined],
])('the ground of a logo: %s', (_, sheets, grounds) => {
	expect(groundsOf(sheets)).toBe(grounds);
});

test.each<[string, BarLook, string[], string]>([
	['the colour of the site', 'primary', [':root { --ifm-color-primary: #123456; }'], 'rgb(18 52 86),transparent'],
	['the colour that the theme has by itself', 'primary', [], 'rgb(53 120 229),rgb(53 120 229)'],
	['dark', 'dark', [], 'rgb(48 56 70),transparent'],
	['dark, with a ground of its own', 'dark', ['.navbar { background: #400; }'], 'rgb(68 0 0),transparent'],
])('the ground of a logo in a bar whose look is a setting: %s', (_, look, sheets, grounds) => {
	expect(groundsOf(sheets, look)).toBe(grounds);
});
