import { expect, test } from 'vitest';
import { listedEntry, sectionOf } from './section-of.ts';

const PAGE = `# Suche

<https://docs.example.com/docs/suche/>

Findet alles.

## Am Terminal

\`\`\`\`sh
## Filter
\`\`\`
suche prüfmittel
\`\`\`\`

Danach.

### Filter

Grenzt ein.
`;

test('a page begins below its title and its address', () => {
	expect(sectionOf(PAGE, '')).toBe('Findet alles.');
	expect(sectionOf('# Gerät abrufen\n\n`GET /apparatuses/{id}`\n\nLiefert ein Gerät.\n', '')).toBe('`GET /apparatuses/{id}`\n\nLiefert ein Gerät.');
});

test('a section reaches up to the next heading, and code has none', () => {
	expect(sectionOf(PAGE, 'am terminal')).toBe('````sh\n## Filter\n```\nsuche prüfmittel\n````\n\nDanach.');
	expect(sectionOf(PAGE, 'Filter')).toBe('Grenzt ein.');
	expect(sectionOf(PAGE, 'Fehlt')).toBe('');
});

test('sections of the same name are told apart by the headings above them', () => {
	const page = '# S\n\n## Linux\n\n### Setup\n\nA\n\n#### Setup\n\nB\n\n## Windows\n\nW\n\n### Setup\n\nC\n\n## Setup\n\nD\n';
	const below = (...above: string[]) => sectionOf(page, 'Setup', above);
	expect([below('Linux'), below('Linux', 'Setup'), below('windows'), below(), below('Mac')]).toEqual(['A', 'B', 'C', 'D', 'A']);
});

test('a name in a list of words or schemas has what stands below it', () => {
	const list = 'Alle:\n\n**Apparatus**\n\nEin Gerät. **Fett** im Text.\n\nEnthält: Ref\n\n**Cost\\_Input**\n\nKosten.\n';
	expect(listedEntry(list, 'apparatus')).toBe('Ein Gerät. **Fett** im Text.\n\nEnthält: Ref');
	expect(listedEntry(list, 'Cost_Input')).toBe('Kosten.');
	expect([listedEntry(list, 'Ref'), listedEntry(list, 'Fett'), listedEntry('', 'x')]).toEqual(['', '', '']);
});
