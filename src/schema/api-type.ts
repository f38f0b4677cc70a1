/** What is said of the type of a value of an API, without its constraints. */
export interface SchemaType {
	kind: 'object' | 'array' | 'scalar' | 'choice' | 'any' | 'never' | 'reference' | 'unresolved';
	/** Name of the component schema; of a reference what it is called. */
	name?: string | undefined;
	/** Of a reference what the schema is, where it is no object. */
	types?: readonly string[] | undefined;
	format?: string | undefined;
	contentMediaType?: string | undefined;
	contentEncoding?: string | undefined;
	/** Content without a type of its own can be read as text. */
	isText?: boolean;
	/** Number of fixed values. */
	values?: number;
	/** Number of alternatives, and whether exactly one of them holds. */
	options?: { keyword: 'oneOf' | 'anyOf'; count: number } | undefined;
	/** Inside of lists and behind free keys: `null` is allowed besides. */
	nullable?: boolean;
	/** Type of the entries of a list, or of the values of an object with free keys. */
	of?: SchemaType | undefined;
}
