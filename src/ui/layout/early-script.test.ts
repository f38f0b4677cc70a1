// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ANNOUNCEMENT_KEY, ofSite, THEME_KEY } from '#chrome/storage-keys.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { earlyScript } from './early-script.ts';

beforeEach(() => {
	document.documentElement.dataset['base'] = '/a/';
});

/** Without the warning of a wrong base, which follows. */
const run = (config: Pick<SiteConfig, 'announcement' | 'colourMode'>) => new Function(earlyScript(config).split('(function')[0] ?? '')();

const themeAfter = (colourMode: SiteConfig['colourMode'], { stored, prefersDark = false }: { stored?: string; prefersDark?: boolean }) => {
	localStorage.clear();
	if (stored !== undefined) localStorage.setItem(THEME_KEY, stored);
	vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-color-scheme:dark)' && prefersDark }));
	document.documentElement.dataset['theme'] = colourMode.initial === 'dark' ? 'dark' : 'light';
	run({ announcement: undefined, colourMode });
	return document.documentElement.dataset['theme'];
};

const isDismissed = (id: string, dismissible: boolean) => {
	localStorage.setItem(ofSite(ANNOUNCEMENT_KEY, '/a/'), id);
	delete document.documentElement.dataset['announcementDismissed'];
	const script = document.createElement('div');
	const text = earlyScript({ announcement: { id, text: 'Neu', dismissible }, colourMode: { initial: 'light', choice: true } });
	script.innerHTML = `<script>${text}</script>`;
	expect(script.firstElementChild?.textContent).toBe(text);
	new Function(text.split('(function')[0] ?? '')();
	return 'announcementDismissed' in document.documentElement.dataset;
};

describe('an announcement that was dismissed', () => {
	test.each(['neu', '</script><script>alert(1)</script>', '<!--<script>', 'a"b\\', 'a\u2028b'])('stays away: %j', (id) => {
		expect(isDismissed(id, true)).toBe(true);
	});

	test('shows on another site of the same origin', () => {
		expect(isDismissed('neu', true)).toBe(true);
		document.documentElement.dataset['base'] = '/b/';
		delete document.documentElement.dataset['announcementDismissed'];
		run({ announcement: { id: 'neu', text: 'Neu', dismissible: true }, colourMode: { initial: 'light', choice: true } });
		expect('announcementDismissed' in document.documentElement.dataset).toBe(false);
	});

	test('shows again when nobody can close it any more', () => expect(isDismissed('neu', false)).toBe(false));
});

afterEach(() => {
	vi.unstubAllGlobals();
	delete document.documentElement.dataset['base'];
});

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

describe('an announcement that a reader has closed', () => {
	test.each([
		['stays closed', 'neu', true, true],
		['shows again when it says something else', 'alt', true, false],
		['shows again when it cannot be closed any more', 'neu', false, false],
	])('%s', (_, closed, dismissible, isHidden) => {
		const root = document.documentElement.dataset;
		delete root['announcementDismissed'];
		localStorage.setItem(ofSite(ANNOUNCEMENT_KEY, '/a/'), closed);
		run({ announcement: { id: 'neu', text: 'Neu', dismissible }, colourMode: { initial: 'light', choice: true } });
		expect('announcementDismissed' in root).toBe(isHidden);
	});
});
