// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { THEME_KEY } from '#chrome/storage-keys.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { earlyScript } from './early-script.ts';

const themeAfter = (colourMode: SiteConfig['colourMode'], { stored, prefersDark = false }: { stored?: string; prefersDark?: boolean }) => {
	localStorage.clear();
	if (stored !== undefined) localStorage.setItem(THEME_KEY, stored);
	vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-color-scheme:dark)' && prefersDark }));
	document.documentElement.dataset['theme'] = colourMode.initial === 'dark' ? 'dark' : 'light';
	// Without the warning of a wrong base, which follows.
	new Function(earlyScript({ announcement: undefined, colourMode }).split('(function')[0] ?? '')();
	return document.documentElement.dataset['theme'];
};

afterEach(() => vi.unstubAllGlobals());

describe('colours before the first paint', () => {
	test.each<[SiteConfig['colourMode']['initial'], boolean, { stored?: string; prefersDark?: boolean }, string]>([
		['light', true, {}, 'light'],
		['light', true, { prefersDark: true }, 'light'],
		['light', true, { stored: 'dark' }, 'dark'],
		['dark', true, {}, 'dark'],
		['dark', true, { stored: 'light' }, 'light'],
		['dark', true, { stored: 'other' }, 'dark'],
		['system', true, { prefersDark: true }, 'dark'],
		['system', true, { prefersDark: true, stored: 'light' }, 'light'],
		['system', true, { stored: 'dark' }, 'dark'],
		['light', false, { stored: 'dark' }, 'light'],
		['dark', false, { stored: 'light' }, 'dark'],
		['system', false, { prefersDark: true, stored: 'light' }, 'dark'],
	])('%s, choice: %s, %o', (initial, choice, reader, theme) => {
		expect(themeAfter({ initial, choice }, reader)).toBe(theme);
	});
});
