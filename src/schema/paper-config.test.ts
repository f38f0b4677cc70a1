import { expect, test } from 'vitest';
import { paperSchema } from './paper-config.ts';
import { parse } from './parse/parse.ts';

const SUM = '0123456789abcdef'.repeat(4);
const approved = { id: '2.0', date: '2025-03-04', sha256: SUM };
const older = { id: '1.0', date: '2025-01-02', sha256: SUM };

function faults(paper: unknown): string[] {
	const result = parse(paperSchema, paper, { file: 'site.config.ts', rule: 'site-config', lineOf: () => undefined });
	return 'problems' in result ? result.problems.map(({ message, hint }) => `${message} ${hint}`) : [];
}

test.each([
	[{ nummer: 'x' }, 'Unbekannter Schlüssel „nummer“.'],
	[{ editions: [{ id: '2/0', date: '2025-03-04' }] }, 'Erlaubt sind Buchstaben, Ziffern, Punkt und Bindestrich'],
	[{ editions: [{ id: '2.0', date: '2025-02-30' }] }, 'Erwartet wird ein Tag in der Form JJJJ-MM-TT.'],
	[{ editions: [{ ...approved, sha256: 'abc' }] }, 'Erwartet werden 64 Zeichen'],
	[{ editions: [approved, { ...older, id: '2.0' }] }, 'Jede Ausgabe braucht eine eigene id.'],
	[{ editions: [older, approved] }, 'Die neueste Ausgabe steht zuerst'],
])('%j is told', (paper, words) => {
	const found = faults(paper);
	expect(found).toHaveLength(1);
	expect(found[0]).toContain(words);
});
