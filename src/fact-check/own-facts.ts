import type { DescribedFact } from './fact.ts';
import { isLeft, type Remaining } from './remaining-values.ts';
import { listOf, objectOf, textOf } from './resolve.ts';
import { sentences, textFacts } from './text-facts.ts';

type DescribedSchema = Readonly<Record<string, unknown>>;

/** What a schema says, and texts of which one must be on the page. */
type Saying = readonly [kind: string, words: readonly string[]];

const TYPE_WORDS: Readonly<Record<string, readonly string[]>> = {
	string: ['Zeichenkette', 'Datum', 'Zeitpunkt', 'Uhrzeit', 'Dauer', 'Adresse', 'Passwort', 'Ausdruck', 'Text', 'Binärdaten', 'Datei', 'Werte', 'Wert'],
	number: ['Zahl', 'Wert'],
	integer: ['ganze Zahl', 'ganzen Zahlen', 'Zahl', 'Wert'],
	boolean: ['true oder false', 'true, false oder null', 'Wert'],
	array: ['Liste', 'Listen'],
	null: ['null'],
};

/** Formats of older versions that OpenAPI 3.1 says otherwise, or that have a plain word. */
const FORMAT_WORDS: Readonly<Record<string, readonly string[]>> = { binary: ['Binärdaten', 'Datei', 'application/octet-stream'], byte: ['base64'] };

/** What a shared schema says where it stands, to which other places may lead: too long to be repeated at each of them. */
const AT_ITS_PLACE = new Set(['enum', 'default', 'example', 'description']);

const LIMIT_KEYWORDS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties', 'multipleOf'];
const BEYOND = 2 ** 31 - 1;

/** Extensions that readers are owed, with another wording that would do. */
const TELLING_EXTENSIONS = [['x-deprecated-description', 'veraltet, weil']] as const;

/** Where something is used, and where it is described: `place`. */
type SchemaPlace = Pick<DescribedFact, 'pointer' | 'scope' | 'beside'> & {
	place: string | undefined;
	within: string | undefined;
	sharedAs: string | undefined;
	remaining: Remaining;
};

/** Facts about the value itself, not about its parts. */
export function ownFacts(node: DescribedSchema, { pointer, scope, beside, place, within, sharedAs, remaining }: SchemaPlace): DescribedFact[] {
	const atItsPlace = { beside: place, ...(place === undefined && sharedAs !== undefined && { sharedAs }) };
	const atItsUse = { beside, ...(beside === undefined && within !== undefined && { sharedAs: within }) };
	const said = (sayings: readonly Saying[]) =>
		sayings.map(([kind, words]): DescribedFact => ({ pointer, kind, scope, words, ...(AT_ITS_PLACE.has(kind) ? atItsPlace : atItsUse) }));
	return [
		// A whole body says by its fields what it is.
		...(beside === undefined ? [] : said(kindSayings(node))),
		...said(limitSayings(node)),
		...said(valueSayings(node, remaining)),
		...said(sentences(textOf(node['description'])).map((line): Saying => ['description', [line]])),
		...said(node['deprecated'] === true ? [['deprecated', ['veraltet']]] : []),
		...said(writtenExamples(node).map((value): Saying => ['example', written(value)])),
		...textFacts(pointer, scope, { title: node['title'] }),
		...said(xmlSayings(node)),
		...said(extensionSayings(node)),
		...said(remaining.isNullable && (node['nullable'] === true || namedTypes(node).includes('null')) ? [['nullable', ['null']]] : []),
		// A link's address is read with the page, not with the block that it stands in.
		...textFacts(pointer, scope, { externalDocs: objectOf(node['externalDocs'])['url'] }),
	];
}

const namedTypes = (node: DescribedSchema) => [node['type']].flat().filter((type) => typeof type === 'string');

/** A fact for a text, if there is one. */
const textSaying = (kind: string, value: unknown, others: readonly string[] = []): Saying[] => {
	const text = textOf(value);
	return text === undefined ? [] : [[kind, [text, ...others]]];
};

function kindSayings(node: DescribedSchema): Saying[] {
	const types = 'enum' in node || 'const' in node ? [] : namedTypes(node);
	return [
		...types.flatMap((type): Saying[] => (TYPE_WORDS[type] === undefined ? [] : [['type', TYPE_WORDS[type]]])),
		...textSaying('format', node['format'], FORMAT_WORDS[String(node['format'])]),
	];
}

function limitSayings(node: DescribedSchema): Saying[] {
	const limits = LIMIT_KEYWORDS.flatMap((limit): Saying[] => {
		const value = node[limit];
		return typeof value === 'number' && isTellingLimit(limit, value) ? [[limit, [String(value)]]] : [];
	});
	return [...limits, ...textSaying('pattern', node['pattern']), ...(node['uniqueItems'] === true ? [['uniqueItems', ['ohne Wiederholung']] as const] : [])];
}

/** Limits that say nothing beyond the format (`int32`) or nothing at all (`minLength: 0`) need not be told. */
const isTellingLimit = (limit: string, value: number) => !(limit.startsWith('min') && limit !== 'minimum' && value === 0) && Math.abs(value) < BEYOND;

function valueSayings(node: DescribedSchema, remaining: Remaining): Saying[] {
	const left = (kind: string, values: readonly unknown[]) => values.filter((value) => isLeft(value, remaining)).map((value): Saying => [kind, written(value)]);
	return [
		...('default' in node ? [['default', written(node['default'])] as const] : []),
		...('const' in node ? left('const', [node['const']]) : []),
		...left(
			'enum',
			listOf(node['enum']).filter((entry) => entry !== null),
		),
	];
}

function xmlSayings(node: DescribedSchema): Saying[] {
	const { name, namespace, prefix, attribute, wrapped } = objectOf(node['xml']);
	return [
		...Object.entries({ name, namespace, prefix }).flatMap(([kind, value]) => textSaying(`xml ${kind}`, value)),
		...(attribute === true ? [['xml attribute', ['Attribut']] as const] : []),
		...(wrapped === true ? [['xml wrapped', ['umschlossen', 'eingeschlossen', 'umhüllt', 'Hülle']] as const] : []),
	];
}

const extensionSayings = (node: DescribedSchema): Saying[] => [
	...TELLING_EXTENSIONS.flatMap(([extension, words]) => textSaying(extension, node[extension], [words])),
	...listOf(node['x-extensible-enum']).map((entry): Saying => ['x-extensible-enum', written(entry)]),
];

/** Examples of scalar values; those of objects and lists are shown as a whole elsewhere. */
const writtenExamples = (node: DescribedSchema): unknown[] =>
	[...('example' in node ? [node['example']] : []), ...listOf(node['examples'])].filter((value) => ['string', 'number', 'boolean'].includes(typeof value));

/** A value as pages may write it. */
function written(value: unknown): string[] {
	if (value === '') return ['leerer Text', '""'];
	return typeof value === 'string' ? [value] : [JSON.stringify(value)];
}
