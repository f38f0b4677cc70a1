import { expect, test } from 'vitest';
import { siteOf } from '#navigation/site.fixture.ts';
import { llmsFiles } from './llms.ts';

const headOf = (description?: string) => llmsFiles(siteOf({ config: { description } }), []).map(({ text }) => text);

test('a site is named with its description in one line, and without where it has none', () => {
	expect(headOf('Prüfmittel\nverwalten.')).toEqual(Array(2).fill('# Hilfe\n\n> Prüfmittel verwalten.\n'));
	expect(headOf()).toEqual(Array(2).fill('# Hilfe\n'));
});
