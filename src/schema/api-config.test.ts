import { expect, test } from 'vitest';
import { apiSchema } from './api-config.ts';
import { parse } from './parse/parse.ts';

/** Problems of `api`, as `path: message hint`. */
function faults(api: unknown): string[] {
	let path: readonly PropertyKey[] = [];
	const lineOf = (found: readonly PropertyKey[]) => {
		path = found;
		return undefined;
	};
	const result = parse(apiSchema, api, { file: 'site.config.ts', rule: 'site-config', lineOf });
	return 'problems' in result ? result.problems.map(({ message, hint }) => `${path.length === 0 ? '' : path.join('.')} | ${message} ${hint}`) : [];
}
const lager = { id: 'lager', label: 'Lager', description: 'api/lager/api.json' };
const werkstatt = { id: 'werkstatt', label: 'Werkstatt', description: 'api/werkstatt/api.json' };

test.each([
	[{ beschreibung: 'x' }, ' | Unbekannter Schlüssel „beschreibung“.'],
	[{ lenient: 1 }, 'lenient | „lenient“ hat den Wert 1. Erwartet wird true oder false.'],
	[[lager, { ...werkstatt, nix: 1 }], 'Unbekannter Schlüssel „nix“ in „1“.'],
	[[{ id: 'lager', label: 'Lager' }], '0.description | Der Schlüssel „0.description“ fehlt. Erwartet wird ein Text.'],
	[[lager, { ...werkstatt, id: 'lager' }], '1.id | „1.id“ hat den Wert "lager". Jede API braucht eine eigene id.'],
	[[lager, { ...werkstatt, id: 'api' }], '1.id | „1.id“ hat den Wert "api". Unter dieser Adresse stehen schon andere Seiten.'],
	[[lager, { ...werkstatt, id: 'Werk Statt' }], '1.id | „1.id“ hat den Wert "Werk Statt". Erlaubt sind Kleinbuchstaben'],
	[[lager, { ...werkstatt, description: 'api/lager/andere.json' }], '1.description | „1.description“ hat den Wert "api/lager/andere.json". In diesem Ordner'],
	[{ versions: [{ name: '1', description: 'api/1.json' }] }, 'versions.0.description | „versions.0.description“ hat den Wert "api/1.json". In diesem Ordner'],
	[
		{ versions: ['a', 'b'].map((folder) => ({ name: '1', description: `api/${folder}/api.json` })) },
		'versions.1.name | „versions.1.name“ hat den Wert "1". Jede Version braucht einen eigenen Namen.',
	],
	[{ versions: [{ name: 'schemas', description: 'api/1/api.json' }] }, 'versions.0.name | „versions.0.name“ hat den Wert "schemas". So heißen schon andere'],
	[{ samples: ['curl', 'rubi'] }, 'samples.1 | „samples.1“ hat den Wert "rubi". Meinten Sie „ruby“? Erlaubt sind: python, curl,'],
	[{ samples: ['curl', 'curl'] }, 'samples | „samples“ hat den Wert ["curl","curl"]. Jede Sprache steht einmal in der Liste.'],
	[{ samples: [] }, 'samples | „samples“ ist leer.'],
	[{ sandbox: { servers: [{ name: 'S', url: 'https://ich@{region}.example.com' }] } }, 'In der Adresse darf kein Name und kein Passwort stehen.'],
	[{ sandbox: { servers: [{ name: 'S', url: 'https://{ich}:geheim@example.com' }] } }, 'In der Adresse darf kein Name und kein Passwort stehen.'],
	[{ sandbox: { signIn: [{ scheme: 's', server: 'https://ich@example.com' }] } }, 'In der Adresse darf kein Name und kein Passwort stehen.'],
	[{ source: 'https://ich:geheim@example.com/openapi.json' }, 'In der Adresse darf kein Name und kein Passwort stehen.'],
])('%j is told', (api, words) => {
	const found = faults(api);
	expect(found).toHaveLength(1);
	expect(found[0]).toContain(words);
});

test('one API, and several, fit', () => {
	expect([faults({}), faults({ source: 'https://api.example.com/' }), faults([lager, werkstatt])]).toEqual([[], [], []]);
});
