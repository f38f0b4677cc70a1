import type { DescribedFact } from './fact.ts';
import { EVERYTHING, isExcluded, isLeft, type Remaining, remainingFor } from './remaining-values.ts';
import { listOf, mapOf, objectOf, resolve, textOf } from './resolve.ts';
import { noteUse, type UsesOfSchemas } from './schema-uses.ts';

/** What is being read: the document, where its facts belong, and whether a reader would send or receive the value. */
export interface SchemaReading {
	document: unknown;
	scope: DescribedFact['scope'];
	direction: 'request' | 'response';
	/** Pointers of schemas that have been read in this scope: a second use says the same. */
	seen: Set<string>;
	/** Pointers of all schemas that have been read for this operation, in what is sent and what comes back. */
	offered: Set<string>;
	/** Where shared schemas are used in this operation. */
	uses: UsesOfSchemas;
	/** Pointer of the shared schema around what has no name of its own. */
	within?: string | undefined;
	/** What the schemas around leave of the values of this one. */
	remaining?: Remaining;
	/** Whether this schema is a part of an `allOf`: the base of another, of whose discriminator only the values of offered schemas can be sent. */
	isPart?: boolean;
}

const TYPE_WORDS: Readonly<Record<string, readonly string[]>> = {
	string: ['Zeichenkette', 'Datum', 'Zeitpunkt', 'Uhrzeit', 'Dauer', 'Adresse', 'Passwort', 'Ausdruck', 'Text', 'Binärdaten', 'Datei', 'Werte', 'Wert'],
	number: ['Zahl', 'Wert'],
	integer: ['ganze Zahl', 'ganzen Zahlen', 'Zahl', 'Wert'],
	boolean: ['true oder false', 'Wert'],
	array: ['Liste', 'Listen'],
	null: ['null'],
};

/** Formats of older versions that OpenAPI 3.1 says otherwise, or that have a plain word. */
const FORMAT_WORDS: Readonly<Record<string, readonly string[]>> = { binary: ['Binärdaten', 'Datei', 'application/octet-stream'], byte: ['base64'] };

/** What a shared schema says where it stands, to which other places may lead: too long to be repeated at each of them. */
const AT_ITS_PLACE = new Set(['enum', 'default', 'example']);

const LIMIT_KEYWORDS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties', 'multipleOf'];
const BEYOND = 2 ** 31 - 1;

/** Facts of a schema and of everything in it. `name` is what it stands beside; `undefined` for the schema of a body. */
export function schemaFacts(value: unknown, pointer: string, { name, ...reading }: SchemaReading & { name: string | undefined }): DescribedFact[] {
	const found = resolve(reading.document, value, pointer);
	if (found === undefined) return [];
	const { node } = found;
	// A schema that others refer to is described where it stands, which need not be where it is used.
	const isShared = found.pointer !== pointer;
	const remaining = remainingFor(reading.document, node, reading.remaining ?? EVERYTHING);
	reading.offered.add(found.pointer);
	if (isShared) noteUse(reading.uses, found.pointer, { name, within: reading.within });
	const within = name === undefined ? reading.within : undefined;
	const own = ownFacts(node, {
		pointer: found.pointer,
		scope: reading.scope,
		beside: name,
		place: isShared ? undefined : name,
		within,
		sharedAs: isShared ? found.pointer : within,
		remaining,
	});
	// A chain of references has several pointers; the last one names the schema.
	const left = reading.remaining?.values === undefined ? '' : JSON.stringify([...(remaining.values ?? [])]);
	const key = `${found.pointer} ${Object.keys(objectOf(value)).length > 1 ? pointer : ''} ${left}`;
	if (reading.seen.has(key)) return own;
	reading.seen.add(key);
	return [...own, ...childFacts(node, found.pointer, { ...reading, remaining, name: isShared ? undefined : name, within: isShared ? found.pointer : within })];
}

/** Where something is used, and where it is described: `place`. */
type SchemaPlace = Pick<DescribedFact, 'pointer' | 'scope' | 'beside'> & {
	place: string | undefined;
	within: string | undefined;
	sharedAs: string | undefined;
	remaining: Remaining;
};

function ownFacts(node: Readonly<Record<string, unknown>>, { pointer, scope, beside, place, within, sharedAs, remaining }: SchemaPlace): DescribedFact[] {
	const facts: DescribedFact[] = [];
	const atItsPlace = { beside: place, ...(place === undefined && sharedAs !== undefined && { sharedAs }) };
	const atItsUse = { beside, ...(beside === undefined && within !== undefined && { sharedAs: within }) };
	const say = (kind: string, words: readonly string[]) => facts.push({ pointer, kind, scope, words, ...(AT_ITS_PLACE.has(kind) ? atItsPlace : atItsUse) });
	const types = [node['type']].flat().filter((type) => typeof type === 'string');
	for (const type of types)
		if (beside !== undefined && TYPE_WORDS[type] !== undefined && !('enum' in node) && !('const' in node)) say('type', TYPE_WORDS[type]);
	const format = textOf(node['format']);
	if (format !== undefined && beside !== undefined) say('format', [format, ...(FORMAT_WORDS[format] ?? [])]);
	for (const limit of LIMIT_KEYWORDS) if (typeof node[limit] === 'number' && isTellingLimit(limit, node[limit])) say(limit, [String(node[limit])]);
	if (textOf(node['pattern']) !== undefined) say('pattern', [String(node['pattern'])]);
	if (node['uniqueItems'] === true) say('uniqueItems', ['ohne Wiederholung']);
	if ('default' in node) say('default', written(node['default']));
	if ('const' in node && isLeft(node['const'], remaining)) say('const', written(node['const']));
	for (const entry of listOf(node['enum'])) if (entry !== null && isLeft(entry, remaining)) say('enum', written(entry));
	for (const line of sentences(textOf(node['description']))) facts.push({ pointer, kind: 'description', scope, words: [line], ...atItsPlace });
	if (node['deprecated'] === true) say('deprecated', ['veraltet']);
	for (const value of writtenExamples(node)) for (const part of scalarsOf(value)) say('example', written(part));
	const title = textOf(node['title']);
	if (title !== undefined) facts.push({ pointer, kind: 'title', scope, beside: undefined, words: [title] });
	const { name: element, namespace, prefix, attribute, wrapped } = objectOf(node['xml']);
	for (const [kind, value] of Object.entries({ name: element, namespace, prefix })) if (textOf(value) !== undefined) say(`xml ${kind}`, [String(value)]);
	if (attribute === true) say('xml attribute', ['Attribut']);
	if (wrapped === true) say('xml wrapped', ['umschlossen', 'eingeschlossen', 'umhüllt', 'Hülle']);
	for (const [extension, key] of TELLING_EXTENSIONS) if (textOf(node[extension]) !== undefined) say(extension, [String(node[extension]), key]);
	for (const entry of listOf(node['x-extensible-enum'])) say('x-extensible-enum', written(entry));
	if (remaining.isNullable && (node['nullable'] === true || types.includes('null'))) say('nullable', ['null']);
	const documentation = textOf(objectOf(node['externalDocs'])['url']);
	// A link's address is read with the page, not with the block that it stands in.
	if (documentation !== undefined) facts.push({ pointer, kind: 'externalDocs', scope, beside: undefined, words: [documentation] });
	return facts;
}

/** Limits that say nothing beyond the format (`int32`) or nothing at all (`minLength: 0`) need not be told. */
const isTellingLimit = (limit: string, value: number) => !(limit.startsWith('min') && limit !== 'minimum' && value === 0) && Math.abs(value) < BEYOND;

function childFacts(
	node: Readonly<Record<string, unknown>>,
	pointer: string,
	reading: SchemaReading & { remaining: Remaining; name: string | undefined },
): DescribedFact[] {
	const { remaining, isPart, ...elsewhere } = reading;
	const inside = (value: unknown, path: string, name = reading.name) => schemaFacts(value, `${pointer}/${path}`, { ...elsewhere, name });
	const hidden = reading.direction === 'request' ? 'readOnly' : 'writeOnly';
	const facts: DescribedFact[] = [];
	for (const [name, property] of Object.entries(mapOf(reading.document, node['properties']))) {
		if (objectOf(property)[hidden] === true || resolve(reading.document, property, '')?.node[hidden] === true) continue;
		facts.push({ pointer: `${pointer}/properties/${name}`, kind: 'name', scope: reading.scope, beside: undefined, words: [name] });
		if (listOf(node['required']).includes(name) && reading.direction === 'request')
			facts.push({ pointer: `${pointer}/required`, kind: 'required', scope: reading.scope, beside: name, words: ['Pflicht'] });
		const mark = reading.direction === 'request' ? 'writeOnly' : undefined;
		if (mark !== undefined && objectOf(property)[mark] === true)
			facts.push({ pointer: `${pointer}/properties/${name}`, kind: mark, scope: reading.scope, beside: name, words: ['nur in Anfragen'] });
		facts.push(...inside(property, `properties/${name}`, name));
	}
	for (const [pattern, property] of Object.entries(mapOf(reading.document, node['patternProperties'])))
		facts.push(...inside(property, `patternProperties/${pattern}`));
	for (const keyword of ['items', 'additionalProperties', 'contains', 'propertyNames', 'not', 'if', 'then', 'else', 'unevaluatedProperties']) {
		if (typeof node[keyword] === 'object') facts.push(...inside(node[keyword], keyword));
	}
	listOf(node['prefixItems']).forEach((entry, index) => {
		facts.push(...inside(entry, `prefixItems/${index}`));
	});
	for (const keyword of ['allOf', 'oneOf', 'anyOf']) {
		listOf(node[keyword]).forEach((part, index) => {
			// What all parts leave of its values; an alternative of which nothing is left cannot be sent, and is none.
			if (keyword !== 'allOf' && isExcluded(reading.document, part, remaining)) return;
			facts.push(...schemaFacts(part, `${pointer}/${keyword}/${index}`, { ...reading, isPart: keyword === 'allOf' }));
		});
	}
	if (node['additionalProperties'] === false && Object.keys(mapOf(reading.document, node['properties'])).length > 0)
		facts.push({ pointer, kind: 'closed', scope: reading.scope, beside: undefined, words: ['nicht erlaubt'] });
	const { propertyName, mapping } = objectOf(node['discriminator']);
	if (typeof propertyName === 'string') facts.push({ pointer, kind: 'discriminator', scope: reading.scope, beside: undefined, words: [propertyName] });
	for (const [value, target] of Object.entries(objectOf(mapping))) {
		// Of a base that others take in, and of a choice, only what is offered; a base alone stands for all that it maps.
		const leadsTo = isPart === true || 'oneOf' in node || 'anyOf' in node ? { leadsTo: mappedPointer(target) } : {};
		facts.push({ pointer, kind: 'mapping', scope: reading.scope, beside: undefined, words: [value], ...leadsTo });
	}
	return facts;
}

/** The schema that a value of a discriminator names, by its pointer or by its bare name. */
const mappedPointer = (target: unknown) => (String(target).includes('#') ? String(target).replace(/^[^#]*#/, '') : `/components/schemas/${target}`);

/** Extensions that readers are owed, with another wording that would do. */
const TELLING_EXTENSIONS = [['x-deprecated-description', 'veraltet, weil']] as const;

/** Examples of scalar values; those of objects and lists are shown as a whole elsewhere. */
function writtenExamples(node: Readonly<Record<string, unknown>>): unknown[] {
	return [...('example' in node ? [node['example']] : []), ...listOf(node['examples'])];
}

const scalarsOf = (value: unknown): unknown[] => (['string', 'number', 'boolean'].includes(typeof value) ? [value] : []);

/** A value as pages may write it. */
function written(value: unknown): string[] {
	if (value === '') return ['leerer Text', '""'];
	return typeof value === 'string' ? [value] : [JSON.stringify(value)];
}

/** Pieces of a Markdown text that must stand on the page: its lines without syntax. Raw HTML and tables are taken word by word elsewhere. */
export function sentences(markdown: string | undefined): string[] {
	if (markdown === undefined) return [];
	return (
		markdown
			.replace(/<!--[\s\S]*?-->/g, '')
			.replace(/<(script|style)[\s\S]*?<\/\1>/gi, '')
			.replace(/!\[([^\]]*)\]\([^)]*\)/g, '')
			.replace(/\[((?:[^\][]|\[[^\]]*\])+)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
			// `[a][b]` is a link only where `b` is defined; otherwise it is an index.
			.replace(/\[([^\][]+)\]\[([^\]]*)\]/g, (whole, text: string, name: string) => (markdown.includes(`[${name || text}]:`) ? text : whole))
			.replace(/^\s*\[[^\]]+\]:.*$/gm, '')
			.replace(/^\s*(```|~~~).*$/gm, '')
			.replace(/<[^<>]+>/g, '\n')
			.replace(/&[a-z#0-9]+;/gi, '\n')
			.split(/\n|\|/)
			.map((line) => line.replace(/^\s*(?:>\s*)*(?:[-*+]|\d+[.)])?\s+/, '').trim())
			// A box to tick is drawn as a sign, and of the line that opens a box its title is left.
			.map((line) =>
				line
					.replace(/^\[[ x]\] /i, '')
					.replace(/^:{3,}\s*\w*\s*(?:\[(.*)\])?/, '$1')
					.trim(),
			)
			.filter((line) => /[\p{L}\p{N}]/u.test(line))
	);
}
