/** Texts in code samples. */
export const samples = {
	/** Name of the class in Java; file names are made from it, too. */
	className: 'Example',
	needsUnirest: 'Java 17 with Unirest 1.4 and its dependencies on the class path (Debian: libunirest-java-java)',
	keepsPath: 'Unirest 1.4 changes encoded characters such as %2F in the path; this keeps them as they are.',
	unknownMethod: (method: string) => `Unirest 1.4 does not support the method ${method}.`,
	missingVariable: (name: string) => `The environment variable ${name} is not set.`,
	noAnswer: 'No answer',
	notPrepared: 'Preparation',
	secrets: 'Do not put credentials into the source of a web page, where everybody can read them.',
};

/** Values of generated examples, where the description has none. */
export const example = {
	text: 'Example text',
	binary: '(binary data)',
	path: 'example',
	file: 'file',
	data: 'Example data',
	form: 'form',
	base64: 'RXhhbXBsZQ==',
	password: 'secret',
	/** A key of an object with arbitrary keys. */
	key: 'key',
};

/** Parts of ids of places in a schema that have no name. */
export const placeNames = {
	additionalProperties: 'others',
	propertyNames: 'names',
	items: 'item',
	contains: 'contains',
	contentSchema: 'content',
	not: 'not',
	if: 'if',
	then: 'then',
	else: 'else',
	dependent: 'with',
	pattern: 'pattern',
	/** A document that has no name. */
	document: 'part',
	variant: 'variant',
};
