import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { onPrimary } from './on-primary.ts';

const plain = (css: string) => css.replace(/\s/g, '');

/** As the bundler reads it. */
async function read(css: string): Promise<string> {
	const config = await resolveConfig({ configFile: false, css: { postcss: { plugins: [onPrimary()] } } }, 'build');
	return plain((await preprocessCSS(css, 'own.css', config)).code);
}

test.each([
	['.a { background: var(--ifm-color-primary); color: black }', '.a { background: var(--ifm-color-primary); color: var(--on-accent) }'],
	[
		'.a { background-color: var(--ifm-color-primary-darkest, #123) }',
		'.a { background-color: var(--ifm-color-primary-darkest, #123); color: var(--on-accent) }',
	],
	[
		'.a { background: linear-gradient(135deg, var(--ifm-color-primary) 10%, var(--ifm-color-primary-dark)); color: #fff !important }',
		'.a { background: linear-gradient(135deg, var(--ifm-color-primary) 10%, var(--ifm-color-primary-dark)); color: var(--on-accent) !important }',
	],
	[
		'.a { background: var(--ifm-color-primary-dark); color: #000; &:hover { @media (hover: hover) { color: #0009 } } }',
		'.a { background: var(--ifm-color-primary-dark); color: var(--on-accent); &:hover { @media (hover: hover) { color: var(--on-accent) } } }',
	],
	[
		'.a { color: #000; &:hover { background: var(--ifm-color-primary) } }',
		'.a { color: var(--on-accent); &:hover { background: var(--ifm-color-primary); color: var(--on-accent) } }',
	],
])('%s', async (css, result) => {
	expect(await read(css)).toBe(plain(result));
});

test.each([
	['.a { background: red; color: black }'],
	['.a { color: var(--ifm-color-primary) }'],
	['.a { background: color-mix(in srgb, var(--ifm-color-primary) 10%, transparent) }'],
	['.a { background: linear-gradient(var(--ifm-color-primary), transparent); color: black }'],
	['.a { background: var(--ifm-color-primary) url(a.png); color: black }'],
	['.a { background: var(--ifm-color-primary-contrast-background); color: black }'],
	['.a { background: linear-gradient(to right, var(--ifm-color-primary), var(--ifm-color-primary-light)); background-clip: text; color: transparent }'],
])('%s stays', async (css) => {
	expect(await read(css)).toBe(plain(css));
});
