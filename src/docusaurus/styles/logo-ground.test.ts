import { expect, test } from 'vitest';
import { contentStyles } from './content-styles.ts';
import { logoGroundRule } from './logo-ground.ts';

const groundsOf = (...sheets: string[]) => /light-dark\((.*)\)\}$/.exec(logoGroundRule(sheets.map((css) => contentStyles(css, new Set()))) ?? '')?.[1];

test.each<[string, string[], string | undefined]>([
	['a dark bar in both modes', ['.navbar, .footer { background-color: #516291; color: #fff; }'], 'rgb(81 98 145),rgb(81 98 145)'],
	['a property', [':root { --ifm-navbar-background-color: rgb(0, 0, 0); }'], 'rgb(0 0 0),transparent'],
	['names of others', [':root { --own: #123456; }', 'html[data-theme="light"] .navbar { background: var(--own) !important; }'], 'rgb(18 52 86),transparent'],
	['a light bar in the dark mode', ["[data-theme='dark'] { --ifm-navbar-background-color: #faf7f0; }"], 'transparent,rgb(250 247 240)'],
	['bars as ours are', [".navbar { background: white; } [data-theme='dark'] .navbar { background: #111; }"], undefined],
	['what is no colour', ['.navbar { background: linear-gradient(red, blue); }'], undefined],
	['other elements', ['.navbar__link { background: black; } .own .navbar { background: black; }'], undefined],
])('the ground of a logo: %s', (_, sheets, grounds) => {
	expect(groundsOf(...sheets)).toBe(grounds);
});
