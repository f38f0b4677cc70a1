import { expect, test } from 'vitest';
import { localeAddresses } from './locale-addresses.ts';
import { siteOf } from './site.fixture.ts';

test('search engines are told of a page in the languages that have it', () => {
	const site = siteOf({
		locales: [
			{ code: 'de', label: 'Deutsch', base: '/', to: undefined },
			{ code: 'en', label: 'English', base: '/en/', to: undefined, lang: 'en-GB' },
			{ code: 'fr', label: 'Français', base: '/fr/', to: undefined },
		],
		pathsElsewhere: { en: { '/docs/a/': '/docs/there/' }, fr: { '/docs/a/': null } },
	});
	expect(localeAddresses(site, '/docs/a/').map(({ code, href }) => `${code} ${new URL(href).pathname}`)).toEqual([
		'de /docs/a/',
		'en-GB /en/docs/there/',
		'x-default /docs/a/',
	]);
	expect(localeAddresses({ ...site, pathsElsewhere: { en: { '/b/': null }, fr: { '/b/': null } } }, '/b/')).toEqual([]);
});
