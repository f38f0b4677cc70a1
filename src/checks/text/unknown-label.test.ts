import { describe, expect, test } from 'vitest';
import { contentOf } from './content.fixture.ts';
import { unknownLabel } from './unknown-label.ts';

const labels = new Set(['Speichern', 'Passwort vergessen?', 'Format']);
const found = (markdown: string) => unknownLabel.run(contentOf(markdown, { labels })).map(({ message }) => /„(.*)“ ist/.exec(message)?.[1]);

describe('labels, beginnings of blocks and numbers are right', () => {
	test.each([
		'Wählen Sie **Speichern** oder **Passwort vergessen?** oder **2 Format**.',
		'**Netto.** Kosten sind netto.',
		'- **Rechte:** Ein Konto sieht alles.\n- **Karte**: Ein Plan.',
		'| Summe | **1460,00 €** | **89 %** |\n|---|---|---|',
		'Stichtag **15.09.2025**, Version **2025.3**, **v1**',
		'Wählen Sie **[Speichern](/a/)**.',
	])('%s', (markdown) => {
		expect(found(markdown)).toEqual([]);
	});
});

describe('anything else that is bold is found', () => {
	test.each<[string, string[]]>([
		['Wählen Sie **Sichern**.', ['Sichern']],
		['Das ist **sehr wichtig.** Wirklich.', ['sehr wichtig.']],
		['**Wichtig** ist das.', ['Wichtig']],
		['**speichern**', ['speichern']],
	])('%s', (markdown, expected) => {
		expect(found(markdown)).toEqual(expected);
	});
});
