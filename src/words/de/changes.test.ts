import { describe, expect, test } from 'vitest';
import { type ApiChange, apiChangeSchema, type ChangeFact } from '#schema/api-change.ts';
import { factInWords } from './change-facts.ts';
import { placeInWords } from './change-places.ts';
import { countChanges, listChanges, noteInWords } from './changes.ts';
import { englishWords } from './english.fixture.ts';

/** Each kind of fact with its sentences. */
const SENTENCES: { [W in ChangeFact['what']]: [fact: Omit<Extract<ChangeFact, { what: W }>, 'what'>, sentence: string][] } = {
	added: [
		[{}, 'neu'],
		[{ title: 'Dateien' }, 'neu: „Dateien“'],
		[{ of: { part: 'parameter', in: 'query', name: 'q' }, required: true }, 'Query-Parameter q neu, erforderlich'],
		[{ of: { part: 'server', name: 'https://a.example.com' } }, 'Server https://a.example.com neu'],
		[{ of: { part: 'request' } }, 'Inhalt der Anfrage neu'],
	],
	removed: [
		[{}, 'entfernt'],
		[{ of: { part: 'header', name: 'ETag' } }, 'Header ETag entfernt'],
		[{ of: { part: 'format', name: 'text/csv' } }, 'Format text/csv entfernt'],
	],
	deprecated: [
		[{ now: true }, 'veraltet'],
		[{ now: false }, 'nicht mehr veraltet'],
	],
	required: [
		[{ now: true }, 'jetzt erforderlich'],
		[{ now: false, field: 'x' }, 'Feld x nicht mehr erforderlich'],
	],
	texts: [
		[{ count: 1 }, 'Text überarbeitet'],
		[{ count: 3 }, '3 Texte überarbeitet'],
	],
	'operation-id': [[{ from: 'a', to: 'b' }, 'Kennung „b“ statt „a“']],
	writing: [[{ from: { style: 'form', explode: true }, to: { format: 'text/csv' } }, 'Schreibweise text/csv statt form, einzeln']],
	reserved: [
		[{ now: true }, 'Sonderzeichen dürfen unkodiert bleiben'],
		[{ now: false }, 'Sonderzeichen müssen kodiert werden'],
	],
	encoding: [[{ field: 'bild' }, 'Feld bild wird anders kodiert']],
	login: [
		[{ now: true }, 'Anmeldung jetzt nötig'],
		[{ now: false }, 'keine Anmeldung mehr nötig'],
	],
	credentials: [
		[{ now: true, schemes: [{ name: 'Key', type: 'apiKey', place: 'header', parameter: 'X-Key' }] }, 'Anmeldung neu: Key (Schlüssel im Header X-Key)'],
		[{ now: false, schemes: [{ name: 'A' }, { name: 'B', type: 'mutualTLS' }] }, 'Anmeldung entfällt: A und B (Client-Zertifikat)'],
	],
	scheme: [[{ to: { name: 'Key', type: 'http', scheme: 'basic' } }, 'jetzt Benutzername und Passwort im Header Authorization']],
	scopes: [
		[{ now: true, values: ['a'] }, 'verlangt jetzt auch den Scope „a“'],
		[{ now: false, values: ['a', 'b'] }, 'verlangt die Scopes „a“, „b“ nicht mehr'],
	],
	'optional-scopes': [
		[{ values: ['a'] }, 'freiwillige Scopes geändert: „a“'],
		[{ values: [] }, 'freiwillige Scopes geändert: keine'],
	],
	type: [[{ from: [], to: ['integer', 'string'] }, 'Typ ganze Zahl oder Text statt beliebig']],
	null: [
		[{ now: true }, 'darf jetzt null sein'],
		[{ now: false }, 'darf nicht mehr null sein'],
	],
	never: [
		[{ now: true }, 'kein Wert mehr erlaubt'],
		[{ now: false }, 'jetzt Werte erlaubt'],
	],
	values: [
		[{ how: 'added', values: [3] }, 'neuer Wert 3'],
		[{ how: 'removed', values: [{ json: '{"a":1}' }, true] }, 'Werte {"a":1}, true entfallen'],
		[
			{ how: 'only', values: Array.from({ length: 13 }, (_, index) => index), more: 2 },
			'nur noch diese Werte: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 und 3 weitere',
		],
		[{ how: 'free', values: ['x'.repeat(100)] }, `nicht mehr auf diese Werte beschränkt: „${'x'.repeat(59)}…“`],
	],
	variants: [
		[{ how: 'added', variants: ['Bogen', 2] }, 'neue Varianten „Bogen“, Variante 2'],
		[{ how: 'removed', variants: ['Bogen'] }, 'Variante „Bogen“ entfallen'],
		[{ how: 'only', variants: ['A', 'B'] }, 'nur noch 2 Varianten: „A“, „B“'],
		[{ how: 'free', variants: ['A', 'B'] }, 'nicht mehr auf 2 Varianten beschränkt: „A“, „B“'],
	],
	discriminator: [[{ to: 'art' }, 'Unterscheidungsfeld „art“ statt nichts']],
	meaning: [[{ value: 'one', from: 'A', to: 'B' }, '„one“ bedeutet „B“ statt „A“']],
	'required-choices': [[{}, 'verlangte Kombinationen von Feldern geändert']],
	bound: [
		[{ keyword: 'maxLength', from: 10, to: 5 }, 'höchstens 5 statt 10 Zeichen'],
		[{ keyword: 'minItems', to: 1 }, 'jetzt mindestens 1 Einträge'],
		[{ keyword: 'exclusiveMaximum', from: 9 }, 'nicht mehr kleiner als 9'],
	],
	form: [
		[{ keyword: 'pattern', from: 'a', to: 'b' }, 'Muster „b“ statt „a“'],
		[{ keyword: 'multipleOf', to: 2 }, 'jetzt Vielfaches von 2'],
		[{ keyword: 'format', from: 'date' }, 'Format „date“ entfallen'],
	],
	rule: [
		[{ keyword: 'not', how: 'changed' }, 'ausgeschlossene Werte geändert'],
		[{ keyword: 'dependentRequired', how: 'added' }, 'Abhängigkeiten zwischen Feldern neu'],
	],
	unique: [
		[{ now: true }, 'Einträge dürfen sich nicht mehr wiederholen'],
		[{ now: false }, 'Einträge dürfen sich wiederholen'],
	],
	default: [
		[{ to: false }, 'Vorgabe false'],
		[{ from: 'a', to: null }, 'Vorgabe null statt „a“'],
		[{ from: 'a' }, 'keine Vorgabe mehr, bisher „a“'],
	],
	access: [
		[{ keyword: 'readOnly', now: true }, 'nur noch lesbar'],
		[{ keyword: 'writeOnly', now: false }, 'jetzt auch lesbar'],
	],
	'further-fields': [
		[{ from: 'any', to: 'none' }, 'keine weiteren Felder mehr erlaubt'],
		[{ from: 'none', to: 'some' }, 'weitere Felder erlaubt'],
		[{ from: 'any', to: 'some' }, 'weitere Felder nur noch in bestimmter Form'],
		[{ from: 'some', to: 'any' }, 'weitere Felder in beliebiger Form erlaubt'],
	],
	shape: [
		[{ of: 'items', now: true }, 'Form der Einträge vorgeschrieben'],
		[{ of: 'propertyNames', now: false }, 'Form der Feldnamen nicht mehr vorgeschrieben'],
	],
};

const change = (fact: unknown, more: Partial<ApiChange> = {}): ApiChange =>
	apiChangeSchema.parse({ kind: 'changed', impact: 'neutral', subject: 'type', place: [{ part: 'api' }], fact, pointer: '#', ...more });

describe('each fact has its sentence', () => {
	const cases = Object.entries(SENTENCES).flatMap(([what, list]) => list.map(([fact, sentence]) => ({ fact: { what, ...fact }, sentence })));
	test.each(cases)('$sentence', ({ fact, sentence }) => {
		expect(factInWords(change(fact).fact)).toBe(sentence);
		expect(englishWords(sentence)).toEqual([]);
	});
});

test('names that would fool a terminal or fill it become harmless when they are printed', () => {
	const name = `\u001b[31m\u202eA\n${'x'.repeat(500)}`;
	expect(placeInWords([{ part: 'component', component: 'schemas', name }])).toMatch(/^Schema \[31m A x{100,160}…$/);
	expect(factInWords({ what: 'removed', of: { part: 'header', name } })).toMatch(/^Header \[31m A x{100,160}… entfernt$/);
});

test('a terminal gets the gravest changes first, and no endless list', () => {
	const changes = [change({ what: 'texts', count: 1 }), ...Array.from({ length: 90 }, () => change({ what: 'null', now: false }, { impact: 'breaking' }))];
	const lines = listChanges(changes).split('\n');
	expect(lines.slice(0, 2)).toEqual(['Inkompatibel (90)', '  API: darf nicht mehr null sein']);
	expect(lines.slice(-4)).toEqual(['  … und 10 weitere', '', 'Ohne Wirkung auf Programme (1)', '  API: Text überarbeitet']);
	expect(countChanges(changes)).toBe('90 inkompatible Änderungen, 1 Änderung ohne Wirkung');
	expect([listChanges([]), countChanges([])]).toEqual(['', 'keine Änderungen']);
});

test('a version without comparison says why, unless its owner does', () => {
	expect(noteInWords({ start: 'first' })).toBe('Erste Fassung dieser Beschreibung');
	expect(noteInWords({ start: 'unreadable' })).toBe('Die vorige Fassung ließ sich nicht lesen, ein Vergleich fehlt');
	expect(noteInWords({ start: 'first', note: 'Zum Start' })).toBe('Zum Start');
	expect(noteInWords({})).toBeUndefined();
});
