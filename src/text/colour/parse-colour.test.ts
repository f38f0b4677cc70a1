import { expect, test } from 'vitest';
import { parseColour } from './parse-colour.ts';

const hex = (written: string) =>
	parseColour(written)
		?.map((part) => part.toString(16).padStart(2, '0'))
		.join('');

test.each([
	['teal', '008080'],
	['RebeccaPurple', '663399'],
	['#25c2a0 !IMPORTANT', '25c2a0'],
	['#25c2a0!important', '25c2a0'],
	['rgb(300, 0, 0)', 'ff0000'],
	['rgb(-20 0 0)', '000000'],
	['rgb(50% 128 0)', '808000'],
	['RGB(1 2 3 / 50%)', '010203'],
	['rgba(1, 2, 3, .5)', '010203'],
	['rgb(none 2 3)', '000203'],
	['hsl(210, 120%, 50%)', '0080ff'],
	['hsl(0.5turn 100% 50%)', '00ffff'],
	['hsl(200grad 100% 50%)', '00ffff'],
	['hsl(3.14159265rad 100% 50%)', '00ffff'],
	['hsl(-180 100 50)', '00ffff'],
	['hwb(200 0% 0%)', '00aaff'],
	['hwb(120deg 20% 40%)', '339933'],
	['hwb(0 60% 60%)', '808080'],
	['oklch(0% 0 0)', '000000'],
	['oklch(100% 0 0)', 'ffffff'],
	['oklch(0.627955 0.257683 29.2339)', 'ff0000'],
	['oklch(51.975% 44.215% 142.495deg)', '008000'],
	['oklab(0.452014 -0.032457 -0.311528)', '0000ff'],
	['oklab(200% 0 0)', 'ffffff'],
])('%s is #%s', (written, digits) => expect(hex(written)).toBe(digits));

test.each([
	'color-mix(in srgb, red, blue)',
	'rgb(1 2)',
	'rgb(1deg 2 3)',
	'hsl(50% 1% 1%)',
	'rgb(a b c)',
	'rgb(1 2 3',
	'constructor',
	'var(--a)',
	'currentcolor',
	'transparent',
])('%s is none', (written) => expect(parseColour(written)).toBeUndefined());
