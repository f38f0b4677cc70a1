/** A request as generators take it (HTTP Archive). */
export interface GeneratorRequest {
	method: string;
	url: string;
	httpVersion: 'HTTP/1.1';
	headers: { name: string; value: string }[];
	cookies: [];
	queryString: [];
	headersSize: -1;
	bodySize: -1;
	postData?: { mimeType: string; text: string } | { mimeType: string; params: { name: string; value?: string; fileName?: string; contentType?: string }[] };
}

/** How a language writes the values that a generator leaves open. */
export interface Idiom {
	/**
	 * The program, completed with the lines that the generator forgets. It has marks in place of values, except for the address, so that no text of a request is taken for code.
	 * @param parts what will stand in it.
	 */
	generate(request: GeneratorRequest, parts: { hasSecret: boolean; hasSecretInAddress: boolean }): string;
	/** A text as an expression on one line. */
	literal(text: string): string;
	/** A text of several lines, where another form is easier to read. */
	longLiteral(text: string): string;
	/** The value of an environment variable. */
	secret(variable: string): string;
	/** The expression of a secret percent-encoded, as an address needs it. */
	encoded(secret: string): string;
	/** Expressions of texts put together. */
	join(expressions: readonly string[]): string;
	/** Whether the generator sends files, not only their names. */
	hasMultipart: boolean;
	/** Whether its library sends content with GET. */
	hasGetBody: boolean;
}
