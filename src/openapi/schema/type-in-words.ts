import { isTextType } from '#openapi/json/media-type.ts';

/** What is known of a schema's type before its node is complete. */
export interface TypeFacts {
	kind: 'object' | 'array' | 'scalar' | 'choice' | 'any' | 'never' | 'reference' | 'unresolved';
	/** Name of the component schema. */
	name?: string | undefined;
	types?: readonly string[];
	format?: string | undefined;
	contentMediaType?: string | undefined;
	contentEncoding?: string | undefined;
	/** Number of fixed values. */
	values?: number;
	/** Number of alternatives, and whether exactly one of them holds. */
	options?: { keyword: 'oneOf' | 'anyOf'; count: number } | undefined;
	/** What a list consists of; what stands behind free keys of an object. */
	of?: TypeFacts | undefined;
}

/** The type in German, without its constraints: `Zeichenkette (uuid)`, `Liste von Measurement`, `eines von 3`. */
export function typeInWords(facts: TypeFacts, plural = false): string {
	switch (facts.kind) {
		case 'object':
			if (facts.name !== undefined) return facts.name;
			if (facts.of) return `${plural ? 'Objekten' : 'Objekt'} mit freien Schlüsseln, Werte: ${typeInWords(facts.of)}`;
			return plural ? 'Objekten' : 'Objekt';
		case 'array':
			return `${plural ? 'Listen' : 'Liste'}${facts.of ? ` von ${typeInWords(facts.of, true)}` : ''}`;
		case 'scalar':
			return scalarInWords(facts, plural);
		case 'choice':
			return facts.name ?? (facts.options?.keyword === 'oneOf' ? `eines von ${facts.options.count}` : `mindestens eines von ${facts.options?.count ?? 0}`);
		case 'any':
			return plural ? 'beliebigen Werten' : 'beliebiger Wert';
		case 'never':
			return 'kein Wert';
		case 'reference':
		case 'unresolved':
			return facts.name ?? (plural ? 'Werten' : 'Wert');
	}
}

/** German for one and for many (dative, as after „Liste von“). */
const TYPES: Record<string, [string, string]> = {
	string: ['Zeichenkette', 'Zeichenketten'],
	number: ['Zahl', 'Zahlen'],
	integer: ['ganze Zahl', 'ganzen Zahlen'],
	boolean: ['true oder false', 'true oder false'],
	null: ['null', 'null'],
};

const FORMATS: Record<string, [string, string]> = {
	date: ['Datum', 'Datumsangaben'],
	'date-time': ['Zeitpunkt', 'Zeitpunkten'],
	time: ['Uhrzeit', 'Uhrzeiten'],
	duration: ['Dauer', 'Angaben der Dauer'],
	email: ['E-Mail-Adresse', 'E-Mail-Adressen'],
	uri: ['Adresse', 'Adressen'],
	url: ['Adresse', 'Adressen'],
	ipv4: ['IP-Adresse', 'IP-Adressen'],
	ipv6: ['IP-Adresse', 'IP-Adressen'],
	password: ['Passwort', 'Passwörtern'],
	regex: ['regulärer Ausdruck', 'regulären Ausdrücken'],
};

function scalarInWords({ types = [], format, contentMediaType, contentEncoding, values = 0 }: TypeFacts, plural: boolean): string {
	const form = plural ? 1 : 0;
	const content = [contentMediaType, contentEncoding].filter((part) => part !== undefined).join(', ');
	if (types.length === 0 && contentMediaType !== undefined) return `${isTextType(contentMediaType) ? 'Text' : 'Binärdaten'} (${content})`;
	if (types.length === 0) return values === 1 ? 'fester Wert' : plural ? 'festen Werten' : `einer von ${values} Werten`;
	const [type = ''] = types;
	const named = types.length === 1 && type === 'string' && format !== undefined && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
	const words = named?.[form] ?? types.map((name) => TYPES[name]?.[form] ?? name).join(' oder ');
	const details = [format, content].filter((part) => part !== undefined && part !== '').join(', ');
	return details === '' ? words : `${words} (${details})`;
}
