/** One thing that the schemas of an API demand of a value. */
export type Constraint =
	/** Of a number, or of how many there are of something. */
	| { kind: 'range'; of: Measured; least: number | undefined; most: number | undefined }
	| { kind: 'above' | 'below' | 'multipleOf'; value: number }
	| { kind: 'pattern'; pattern: string }
	| { kind: 'unique' }
	/** With one property, others have to be there as well. */
	| { kind: 'dependent'; name: string; names: string[] }
	/** Properties that nothing more is said about. */
	| { kind: 'requires'; names: string[] }
	/** Lists of properties, one of which has to be there. */
	| { kind: 'requiresOne'; keyword: 'oneOf' | 'anyOf'; alternatives: string[][]; titles?: readonly (string | undefined)[] }
	/** Schemas that have to hold together demand different types: no value is valid. */
	| { kind: 'contradiction'; types: string[] }
	/** Lists of fixed values without a common one: no value is valid. */
	| { kind: 'disjoint'; lists: string[][] }
	/** The page does not go on here: only descriptions made to do harm get so far. */
	| { kind: 'cut' };

/** The number itself, characters of a text, entries of a list, entries that match `contains`, properties of an object. */
export type Measured = 'value' | 'length' | 'items' | 'contains' | 'properties';
