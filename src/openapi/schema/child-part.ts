import { isObject, textAt } from '#openapi/json/json.ts';
import { placeNames } from '#words/samples.ts';
import { anchorPart } from './anchors.ts';
import type { SchemaChild } from './schema-children.ts';
import type { SchemaOption } from './schema-choices.ts';
import { nameOfComponent } from './schema-identity.ts';

/** The part that a child adds to the id of the schema around it. `siblings` are all of its schema: places of the same kind are counted. */
export function childPart(child: SchemaChild, siblings: readonly SchemaChild[]): string {
	const { relation, key } = child;
	switch (relation) {
		case 'property':
			return anchorPart(key);
		case 'dependent':
			return `${placeNames.dependent}-${anchorPart(key)}`;
		case 'prefixItem':
			return `${placeNames.items}-${Number(key) + 1}`;
		case 'patternProperty':
			return `${placeNames.pattern}-${siblings.filter((other) => other.relation === relation).indexOf(child) + 1}`;
		case 'option':
			return anchorPart(key);
		default:
			return placeNames[relation];
	}
}

/** The part that the entries of a list add to an id. */
export const ENTRY_PART = placeNames.items;

/** The part that an alternative adds to an id: its name or title, otherwise its number. */
export function optionPart({ source }: SchemaOption, index: number): string {
	const title = isObject(source.schema) ? textAt(source.schema, 'title') : undefined;
	return anchorPart(nameOfComponent(source.pointer) ?? title ?? `${placeNames.variant}-${index + 1}`);
}
