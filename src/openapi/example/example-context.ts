import type { ApiDocument } from '#openapi/json/json.ts';
import type { Resolver } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import type { MessageKind } from './message-kind.ts';

/** Where a value is built. */
export interface ExamplePlace {
	depth: number;
	/** Which alternative is wanted. */
	wish?: number | undefined;
	/** It is an alternative of an object, which has fields beside it. */
	isBeside?: boolean;
	/** Whether the value around it is complete without it. */
	mayBeMissing?: boolean;
}

/** What lists and objects need of the example that they stand in. */
export interface ExampleContext {
	document: ApiDocument;
	resolve: Resolver;
	direction: MessageKind;
	/** A value of schemas that all hold; `undefined` stands for: no value can be given here. */
	build(sources: readonly SchemaSource[], place: ExamplePlace): unknown;
	/** Whether the example has so many values already that only required ones are added. */
	isLarge(): boolean;
}
