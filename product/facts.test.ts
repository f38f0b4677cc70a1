import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { MOST_ROWS } from './live/import/check-import.ts';
import { SAMPLE } from './sample.ts';
import { RATE_LIMIT } from './sandbox/problems/refuse.ts';
import { MAXIMUM_FILE } from './sandbox/rules/file-upload.ts';

interface Schema {
	maxItems?: number;
	maxLength?: number;
	properties: Record<string, Schema>;
}

const facts: { fact: string; value: string }[] = parse(readFileSync('checks/facts.yml', 'utf8'));
const { schemas }: { schemas: Record<string, Schema> } = JSON.parse(readFileSync('api/description.json', 'utf8')).components;

/** Where the numbers that texts name come from. What only the application knows stands in RULES.md R-15. */
test.each([
	['Anfragen je Minute und Token', RATE_LIMIT],
	['Größe einer Datei in MB', MAXIMUM_FILE / 2 ** 20],
	['Zeilen eines Imports', MOST_ROWS],
	['Messwerte eines Prüfberichts', schemas['InspectionInput']?.properties['measurements']?.maxItems],
	['Prüfmittel der Beispielfirma', SAMPLE.apparatuses.filter(({ inspectionDevice }) => inspectionDevice !== null).length],
])('%s', (name, value) => {
	expect(facts.find(({ fact }) => fact === name)?.value).toBe(String(value));
});
