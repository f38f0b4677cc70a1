import type { ExampleView } from '#openapi/example-view.ts';

/** An example with its coloured code. */
export interface CodeExample extends ExampleView {
	/** HTML inside of `code`; `undefined` when the example is only an address. */
	html: string | undefined;
}

/** A code sample in one language. */
export interface CodeSample {
	/** Value of the tab, remembered from page to page: `python`. */
	id: string;
	label: string;
	/** HTML inside of `code`. */
	html: string;
}

/** The examples of one response. */
export interface ResponseExamples {
	status: string;
	examples: CodeExample[];
}

/** All code of one operation, coloured. */
export interface OperationCode {
	samples: CodeSample[];
	responses: ResponseExamples[];
	/** By media type of the request body. */
	requests: { type: string; examples: CodeExample[] }[];
}
