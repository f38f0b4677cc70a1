import type { ChoiceOption, NodeChoice, SchemaNode } from '#openapi/schema/schema-node.ts';
import { hasInside, itemsOf } from './schema-fields.ts';

/** One alternative of a body, of which a page shows more than its schema: an example, a sample. */
export interface BodyVariant {
	/** Group of the choice that shows and hides it. */
	group: string;
	/** Its place among the alternatives, from 0. */
	index: number;
	option: ChoiceOption;
}

/** More alternatives become a list of folds, because nobody finds one in a long row of tabs. */
const MOST_SWITCHED = 12;
/** More alternatives have no example each. */
const MOST_SHOWN = 8;

/** Whether a reader switches between the alternatives of a choice. */
export function isSwitched({ options }: NodeChoice): boolean {
	return options.length > 1 && options.length <= MOST_SWITCHED && options.some(({ node }) => hasInside(node));
}

/** The alternatives of a body (of a list: of its entries), when the page switches between them and they are few enough to show an example of each. */
export function variantsOf(node: SchemaNode | undefined, most = MOST_SHOWN): BodyVariant[] {
	const inner = node && (itemsOf(node) ?? node);
	const choice = inner?.choices[0];
	if (inner === undefined || choice === undefined || choice.isOfTypes || !isSwitched(choice) || choice.options.length > most) return [];
	return choice.options.map((option, index) => ({ group: inner.anchor, index, option }));
}
