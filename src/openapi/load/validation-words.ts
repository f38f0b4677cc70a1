/** What the validator says of a fault, in German; `undefined` for a message that is not known. */
export function validationWords(message: string, key: string): { text: string; hint: string } | undefined {
	for (const [pattern, words] of WORDS) {
		const match = pattern.exec(message);
		if (match) return words(match[1] ?? '', key, match[2] ?? '');
	}
	return undefined;
}

type Words = (value: string, key: string, second: string) => { text: string; hint: string };

/** Where a fault has no better advice. */
export const SEE = 'Was hier stehen darf, sagt die OpenAPI-Spezifikation der angegebenen Version.';

const TYPES: Record<string, string> = {
	string: 'ein Text',
	number: 'eine Zahl',
	integer: 'eine ganze Zahl',
	boolean: 'true oder false',
	array: 'eine Liste',
	object: 'ein Objekt',
	null: 'null',
};

const WORDS: [RegExp, Words][] = [
	[/^must have required property '(.*)'/, (name) => ({ text: `Der Schlüssel „${name}“ fehlt`, hint: `Ergänzen Sie „${name}“.` })],
	[
		/^Property (.*) is not expected to be here/,
		(name) => ({ text: `Der Schlüssel „${name}“ gehört nicht hierher`, hint: 'Prüfen Sie Schreibweise und Einrückung; eigene Schlüssel beginnen mit „x-“.' }),
	],
	[
		/^type must be (.*)/,
		(types, key) => ({
			text: `„${key}“ hat den falschen Typ`,
			hint: `Erwartet wird ${types
				.split(',')
				.map((type) => TYPES[type] ?? type)
				.join(' oder ')}.`,
		}),
	],
	[
		/^(?:enum )?must be equal to one of the allowed values(?:: (.*))?/,
		(allowed, key) => ({ text: `„${key}“ hat einen unbekannten Wert`, hint: allowed ? `Erlaubt sind: ${allowed}.` : SEE }),
	],
	[
		/^Property "(.*)" must match pattern (.*)/,
		(name, _, pattern) => ({ text: `„${name}“ hat eine Form, die nicht erlaubt ist`, hint: `Erlaubt ist das Muster ${pattern}.` }),
	],
	[
		/^pattern must match pattern "(.*)"/,
		(pattern, key) => ({ text: `„${key}“ hat eine Form, die nicht erlaubt ist`, hint: `Erlaubt ist das Muster ${pattern}.` }),
	],
	[
		/^format must match format "(.*)"/,
		(format, key) => ({
			text: `„${key}“ ist kein gültiger Wert der Form ${format}`,
			hint: format.startsWith('uri') ? 'Erwartet wird eine Adresse ohne Leerzeichen und Umlaute.' : SEE,
		}),
	],
	[
		/^\$ref "(.*?)" contains (?:non-ASCII|invalid|whitespace)/,
		(ref) => ({
			text: `Der Verweis „${ref}“ enthält Zeichen, die kodiert sein müssen`,
			hint: 'Namen von Bausteinen bestehen aus A–Z, a–z, 0–9, „.“, „_“ und „-“.',
		}),
	],
	[
		/^\$ref "(.*?)" is not a valid/,
		(ref) => ({
			text: `„${ref}“ ist kein gültiger Verweis`,
			hint: 'Ein Verweis in derselben Datei beginnt mit „#/“, zum Beispiel „#/components/schemas/Name“.',
		}),
	],
	[
		/^(?:minProperties|minItems|minLength) must NOT have fewer than (\d+)/,
		(count, key) => ({ text: `„${key}“ ist leer oder zu kurz`, hint: `Erwartet werden mindestens ${count}.` }),
	],
	[
		/^(?:maxProperties|maxItems|maxLength) must NOT have more than (\d+)/,
		(count, key) => ({ text: `„${key}“ hat zu viele Einträge`, hint: `Erwartet werden höchstens ${count}.` }),
	],
	[/^uniqueItems /, (_, key) => ({ text: `„${key}“ enthält einen Eintrag doppelt`, hint: 'Streichen Sie die Wiederholung.' })],
	[
		/^(?:minimum|maximum|exclusiveMinimum|exclusiveMaximum|multipleOf) must be (.*)/,
		(limit, key) => ({ text: `„${key}“ liegt außerhalb des Erlaubten`, hint: `Erlaubt ist: ${limit}.` }),
	],
	[/^const must be equal to constant/, (_, key) => ({ text: `„${key}“ hat an dieser Stelle einen anderen Wert als vorgeschrieben`, hint: SEE })],
	[
		/^(?:oneOf|anyOf|allOf|if|not|then|else|false schema|propertyNames|dependentRequired|dependentSchemas|contains|discriminator)\b/,
		(_, key) => ({
			text: `„${key}“ hat eine Form, die hier nicht vorgesehen ist`,
			hint: 'Prüfen Sie, welche Schlüssel an dieser Stelle erlaubt sind und welche zusammengehören.',
		}),
	],
];
