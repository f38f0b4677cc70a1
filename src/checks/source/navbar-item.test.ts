import { expect, test } from 'vitest';
import { siteOf, versionOf } from '#navigation/site.fixture.ts';
import { runSourceRules } from './source-rules.ts';

test('a sidebar that has the name of something every object has is missing like any other', () => {
	const site = siteOf({ config: { navbar: [{ type: 'docSidebar', label: 'Handbuch', sidebar: 'constructor' }] }, versions: [versionOf()] });
	const found = runSourceRules({ site, lineOf: () => undefined, lineOfText: () => undefined, lineOfKey: () => undefined, help: undefined });
	expect(found.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
		'navbar-item Der Eintrag „Handbuch“ der Navigationsleiste nennt die Seitenleiste „constructor“, die es nicht gibt.',
	]);
});
