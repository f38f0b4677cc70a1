import type { DescribedFact } from './fact.ts';
import { ownFacts } from './own-facts.ts';
import { EVERYTHING, isExcluded, LONGEST_PART_CHAIN, type Remaining, remainingFor } from './remaining-values.ts';
import { listOf, mapOf, objectOf, resolve } from './resolve.ts';
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
	/** The schemas that hold together with this one: all parts of an `allOf` that are read. */
	together?: readonly Readonly<Record<string, unknown>>[];
	/** Whether this schema is a part of an `allOf`: the base of another, of whose discriminator only the values of offered schemas can be sent. */
	isPart?: boolean;
}

/** Keywords with one schema each. */
const SINGLE_PARTS = ['items', 'additionalProperties', 'contains', 'propertyNames', 'not', 'if', 'then', 'else', 'unevaluatedProperties'];

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
	const inner = { ...reading, remaining, name: isShared ? undefined : name, within: isShared ? found.pointer : within };
	return [...own, ...childFacts({ node, pointer: found.pointer, reading: inner })];
}

/** A schema and how it is read. */
interface ParentSchema {
	node: Readonly<Record<string, unknown>>;
	pointer: string;
	reading: SchemaReading & { remaining: Remaining; name: string | undefined };
}

/** Facts of all schemas in a schema, and of how they belong to it. */
function childFacts(parent: ParentSchema): DescribedFact[] {
	const { node, pointer, reading } = parent;
	const { remaining, isPart, together = [node], ...elsewhere } = reading;
	const inside = (value: unknown, path: string, more: Partial<Pick<ParentSchema['reading'], 'name' | 'remaining'>> = {}) =>
		schemaFacts(value, `${pointer}/${path}`, { ...elsewhere, ...more });
	const properties = mapOf(reading.document, node['properties']);
	return [
		...Object.entries(properties).flatMap(([name, property]) =>
			goesOtherWay(property, reading)
				? []
				: [
						...propertyFacts(name, property, parent),
						...inside(property, `properties/${name}`, { name, remaining: remainingOfField(name, together, reading.document) }),
					],
		),
		...Object.entries(mapOf(reading.document, node['patternProperties'])).flatMap(([pattern, property]) => inside(property, `patternProperties/${pattern}`)),
		...SINGLE_PARTS.flatMap((keyword) => (typeof node[keyword] === 'object' ? inside(node[keyword], keyword) : [])),
		...listOf(node['prefixItems']).flatMap((entry, index) => inside(entry, `prefixItems/${index}`)),
		...['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => combinedFacts(keyword, parent)),
		...(node['additionalProperties'] === false && Object.keys(properties).length > 0 ? [anywhere(parent, 'closed', 'nicht erlaubt')] : []),
		...discriminatorFacts(parent),
	];
}

const anywhere = ({ pointer, reading: { scope } }: ParentSchema, kind: string, words: string): DescribedFact => ({
	pointer,
	kind,
	scope,
	beside: undefined,
	words: [words],
});

/** Whether a property is in answers only where requests are read, or the other way round. */
function goesOtherWay(property: unknown, { document, direction }: SchemaReading): boolean {
	const mark = direction === 'request' ? 'readOnly' : 'writeOnly';
	return objectOf(property)[mark] === true || resolve(document, property, '')?.node[mark] === true;
}

/** What a schema says of a property. */
function propertyFacts(name: string, property: unknown, parent: ParentSchema): DescribedFact[] {
	const { node, pointer, reading } = parent;
	const facts = [{ ...anywhere(parent, 'name', name), pointer: `${pointer}/properties/${name}` }];
	if (reading.direction !== 'request') return facts;
	if (listOf(node['required']).includes(name)) facts.push({ ...anywhere(parent, 'required', 'Pflicht'), pointer: `${pointer}/required`, beside: name });
	if (objectOf(property)['writeOnly'] === true)
		facts.push({ ...anywhere(parent, 'writeOnly', 'nur in Anfragen'), pointer: `${pointer}/properties/${name}`, beside: name });
	return facts;
}

/** Facts of parts that all hold, or of which one does. */
function combinedFacts(keyword: string, { node, pointer, reading }: ParentSchema): DescribedFact[] {
	const isPart = keyword === 'allOf';
	const parts = isPart ? { together: reading.together ?? partsTogether(reading.document, node) } : {};
	return listOf(node[keyword]).flatMap((part, index) => {
		// What all parts leave of its values; an alternative of which nothing is left cannot be sent, and is none.
		if (!isPart && isExcluded(reading.document, part, reading.remaining)) return [];
		return schemaFacts(part, `${pointer}/${keyword}/${index}`, { ...reading, ...parts, isPart });
	});
}

/** A schema and all parts of its `allOf`, and of theirs. */
function partsTogether(document: unknown, node: Readonly<Record<string, unknown>>, depth = 0): Readonly<Record<string, unknown>>[] {
	const parts = depth > LONGEST_PART_CHAIN ? [] : listOf(node['allOf']);
	return [node, ...parts.flatMap((part) => partsTogether(document, objectOf(resolve(document, part, '')?.node), depth + 1))];
}

/** What several schemas that hold together leave of the values of a field that each may name. */
function remainingOfField(name: string, together: readonly Readonly<Record<string, unknown>>[], document: unknown): Remaining {
	const fields = together.flatMap((node) => {
		const properties = mapOf(document, node['properties']);
		return Object.hasOwn(properties, name) ? [objectOf(resolve(document, properties[name], '')?.node)] : [];
	});
	return fields.reduce<Remaining>((left, field) => remainingFor(document, field, left), EVERYTHING);
}

function discriminatorFacts(parent: ParentSchema): DescribedFact[] {
	const { propertyName, mapping } = objectOf(parent.node['discriminator']);
	// Of a base that others take in, and of a choice, only what is offered; a base alone stands for all that it maps.
	const isChoice = parent.reading.isPart === true || 'oneOf' in parent.node || 'anyOf' in parent.node;
	return [
		...(typeof propertyName === 'string' ? [anywhere(parent, 'discriminator', propertyName)] : []),
		...Object.entries(objectOf(mapping)).map(([value, target]) => ({
			...anywhere(parent, 'mapping', value),
			...(isChoice && { leadsTo: mappedPointer(target) }),
		})),
	];
}

/** The schema that a value of a discriminator names, by its pointer or by its bare name. */
const mappedPointer = (target: unknown) => (String(target).includes('#') ? String(target).replace(/^[^#]*#/, '') : `/components/schemas/${target}`);
