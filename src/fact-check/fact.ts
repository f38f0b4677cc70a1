/** Where a fact belongs: on the page of one operation (or on pages that it links to), or anywhere in the reference. */
export type FactScope = { kind: 'operation'; method: string; path: string } | { kind: 'reference' };

/** Something that a description says and a reader must find. */
export interface DescribedFact {
	/** JSON pointer of what says it. */
	pointer: string;
	/** The kind of fact: `name`, `type`, `maxLength`, `description` … */
	kind: string;
	scope: FactScope;
	/** The name beside which it must stand: of a field, parameter, header, status. `undefined`: anywhere on the page. */
	beside: string | undefined;
	/** Further names that will do. */
	orBeside?: readonly string[];
	/** Pointer of the shared schema that says it: it may stand wherever the operation uses the schema. */
	sharedAs?: string;
	/** Texts of which one must be there; how a page may word it. Compared by letters and digits only. */
	words: readonly string[];
	/** Pointer of a schema without which this is no fact: an operation that does not offer the schema need not say which value stands for it. */
	leadsTo?: string;
}
