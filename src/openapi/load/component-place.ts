import { HTTP_METHODS } from '#openapi/json/http-methods.ts';
import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';
import { isNamed } from '#openapi/json/visit-references.ts';
import { ownValue } from '#text/own-value.ts';
import type { ComponentKind } from './bundled-components.ts';

/** A place in a description: which kind of component it holds, and its surroundings. */
export interface ComponentPlace {
	kind: ComponentKind;
	/** The keys are free names. */
	named: boolean;
	/** Holds a text, which may be in a file of its own: a description, the code of a sample. */
	isText: boolean;
	/** Its pointer in the description itself; `undefined` inside parts. */
	pointer: Pointer | undefined;
	/** Address of its document. */
	base: string;
	/** References that are being replaced around it. */
	inside: readonly string[];
	/** Its depth, including levels in other documents. */
	depth: number;
}

/** The place of an entry of a list. */
export const itemPlace = (place: ComponentPlace, index: number): ComponentPlace => ({ ...childOf(place, index), named: false, isText: false });

/** The place of a property. */
export function propertyPlace(place: ComponentPlace, key: string): ComponentPlace {
	const child = { ...childOf(place, key), isText: !place.named && TEXT_FILE_KEYS.has(key) };
	// Below unnamed objects, such as licence and contact, nothing is named.
	if (place.named || place.kind === 'values') return { ...child, named: false };
	// A callback maps expressions to path items.
	if (place.kind === 'callbacks') return { ...child, kind: 'pathItems' };
	if (place.kind === 'pathItems' && HTTP_METHODS.includes(key)) return { ...child, kind: 'operations' };
	return { ...child, kind: ownValue(COMPONENT_KINDS, key) ?? 'schemas', named: isNamed(key) };
}

const childOf = (place: ComponentPlace, key: string | number): ComponentPlace => ({
	...place,
	pointer: place.pointer === undefined ? undefined : pointerTo(place.pointer, key),
	depth: place.depth + 1,
});

const COMPONENT_KINDS: Record<string, ComponentKind> = {
	responses: 'responses',
	parameters: 'parameters',
	examples: 'examples',
	requestBodies: 'requestBodies',
	requestBody: 'requestBodies',
	headers: 'headers',
	securitySchemes: 'securitySchemes',
	links: 'links',
	callbacks: 'callbacks',
	paths: 'pathItems',
	webhooks: 'pathItems',
	'x-webhooks': 'pathItems',
	pathItems: 'pathItems',
	content: 'mediaTypes',
	mediaTypes: 'mediaTypes',
	info: 'values',
	tags: 'values',
	servers: 'values',
	externalDocs: 'values',
	flows: 'values',
	discriminator: 'discriminators',
	xml: 'values',
	server: 'values',
	'x-codeSamples': 'values',
	'x-code-samples': 'values',
};

/** Keys whose reference may lead to a file of plain text, as some editors of descriptions have it. */
const TEXT_FILE_KEYS = new Set(['description', 'source']);
