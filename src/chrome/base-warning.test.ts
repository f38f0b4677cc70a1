import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { warnOfWrongBase } from './base-warning.ts';

/** Runs the function from its text, as the page does, and returns what the warning says; `undefined` when it stays hidden. */
function warningAt(pathname: string, dataset: { base?: string; path?: string }): string | undefined {
	const warning = { hidden: true, textContent: `Erwartet ${dataset.base}, gefunden {found}.` };
	const document = {
		documentElement: { dataset },
		addEventListener: (_: string, run: () => void) => run(),
		querySelector: () => warning,
	};
	runInNewContext(`(${warnOfWrongBase})()`, { document, location: { pathname } });
	return warning.hidden ? undefined : warning.textContent;
}

test.each([
	['/', '/', '/'],
	['/docs/', '/', '/docs/'],
	['/hilfe/docs/', '/hilfe/', '/docs/'],
	['/hilfe/docs/index.html', '/hilfe/', '/docs/'],
	['/docs/pr%C3%BCfung/', '/', '/docs/prüfung/'],
])('%s is where a site built for %s puts %s', (pathname, base, path) => {
	expect(warningAt(pathname, { base, path })).toBeUndefined();
});

test('names the base that was found', () => {
	expect(warningAt('/hilfe/docs/', { base: '/', path: '/docs/' })).toBe('Erwartet /, gefunden /hilfe/.');
	expect(warningAt('/docs/', { base: '/hilfe/', path: '/docs/' })).toBe('Erwartet /hilfe/, gefunden /.');
	expect(warningAt('/a/b/', { base: '/', path: '/' })).toBe('Erwartet /, gefunden /a/b/.');
});

test('the page for unknown addresses says nothing, wherever it is shown', () => {
	expect(warningAt('/gibt/es/nicht/', { base: '/', path: '/404/' })).toBeUndefined();
});
