import { expect, test } from 'vitest';
import { siteConfigSchema } from '#schema/site-config.ts';
import { labelsOfSidebars, localiseConfig, relabelled } from './localise-config.ts';

test('entries of the navigation bar are called as in the language, also within menus', () => {
	const config = siteConfigSchema.parse({
		title: 'T',
		url: 'https://a.example',
		copyright: { year: 2025, holder: 'A' },
		navbar: [{ type: 'menu', label: 'More', items: [{ type: 'link', label: 'Help', to: '/help/' }] }, { type: 'localeDropdown' }],
	});
	const labels = new Map([
		['item.label.More', 'Plus'],
		['item.label.Help', 'Aide'],
	]);
	const { navbar } = localiseConfig(config, 'fr', (file) => (file.endsWith('navbar.json') ? labels : new Map()));
	expect(navbar).toMatchObject([{ label: 'Plus', items: [{ label: 'Aide' }] }, { type: 'localeDropdown' }]);
});

test('an entry of a sidebar is known by its key, where it has one, and keeps a label that nobody is to translate', () => {
	const link = { type: 'link' as const, href: '/a/', docId: 'a', description: undefined, unlisted: false };
	const textOf = labelsOfSidebars(
		new Map([
			['sidebar.docs.doc.A', 'Un'],
			['sidebar.docs.doc.b', 'Deux'],
		]),
	);
	const items = [
		{ ...link, label: 'A' },
		{ ...link, label: 'A', translationKey: 'b' },
		{ ...link, label: 'A', translatable: false },
	];
	expect(relabelled({ items, pages: [] }, (label, part) => textOf('docs', label, part)).items).toMatchObject([
		{ label: 'Un' },
		{ label: 'Deux' },
		{ label: 'A' },
	]);
});
