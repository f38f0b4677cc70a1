import type { AnyNode } from './schema-node.ts';
import type { Root } from './schema-plan.ts';
import type { SchemaTree } from './schema-tree.ts';

/** A tree that draws nothing and only records the schemas it is asked to place: a page is walked with it once to announce its schemas. */
export function rootRecorder(roots: Root[]): SchemaTree {
	return {
		announce() {},
		place(source, anchor, isReceived = false) {
			roots.push({ source, anchor, isReceived });
			return { ...BLANK, pointer: source.pointer, anchor };
		},
		list() {},
		rest: () => [],
	};
}

const BLANK: AnyNode = {
	kind: 'any',
	pointer: '#',
	anchor: '',
	name: undefined,
	title: undefined,
	otherTitles: [],
	format: undefined,
	deprecatedBecause: undefined,
	knownValues: [],
	xml: undefined,
	description: undefined,
	nullable: false,
	deprecated: false,
	readOnly: false,
	writeOnly: false,
	since: undefined,
	deprecatedSince: undefined,
	constraints: [],
	default: undefined,
	examples: [],
	mergedFrom: [],
	choices: [],
	not: [],
	conditions: [],
	externalDocs: undefined,
};
