import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { STORED } from '#chrome/stored.ts';
import type { Site } from '#navigation/site.ts';
import { StoredTable } from './StoredTable.tsx';

const ALL = Object.values(STORED).map(({ name }) => name);

/** Names in the table of a site that can keep everything, but for what is given. */
function namesOf(settings: object, { versions = 2, references = 1 } = {}): string[] {
	const site = {
		config: {
			announcement: { id: 'neu', text: 'Neu', dismissible: true },
			colourMode: { initial: 'light', choice: true },
			docs: { versionPersistence: 'localStorage' },
			otherDocs: [],
			offline: { enabled: true, warnAfterDays: 30 },
			...settings,
		},
		versions: Array.from({ length: versions }, () => ({ manual: '' })),
		references: Array.from({ length: references }),
	} as unknown as Site;
	const html = renderToStaticMarkup(<StoredTable site={site} />);
	return [...html.matchAll(/<code>([^<]*)/g)].map(([, name = '']) => name);
}

test('names everything that a site can keep', () => expect(namesOf({})).toEqual(ALL));

test.each<[keyof typeof STORED, object, Parameters<typeof namesOf>[1]]>([
	['theme', { colourMode: { initial: 'light', choice: false } }, {}],
	['announcement', { announcement: undefined }, {}],
	['announcement', { announcement: { id: 'neu', text: 'Neu', dismissible: false } }, {}],
	['version', { docs: { versionPersistence: 'none' } }, {}],
	['version', {}, { versions: 1 }],
	['sandbox', {}, { references: 0 }],
])('does not name %s where it cannot be kept: %j %j', (key, settings, site) => {
	expect(namesOf(settings, site)).toEqual(ALL.filter((name) => name !== STORED[key].name));
});

test('names no copies of pages where none are kept', () => {
	const gone: string[] = [STORED.edition.name, STORED.pages.name];
	expect(namesOf({ offline: { enabled: false, warnAfterDays: 30 } })).toEqual(ALL.filter((name) => !gone.includes(name)));
});
