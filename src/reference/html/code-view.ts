import type { ExampleView } from '#openapi/page/example-view.ts';
import type { OperationExamples, SampleVariant } from '#openapi/page/operation-examples.ts';
import type { BodyVariant } from '#openapi/page/variants.ts';
import type { LineRange } from '#openapi/samples/sample-program.ts';
import type { SampleProof } from '#openapi/samples/sample-proof.ts';

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
	/** The lines that readers look for; the others are set apart. */
	call?: LineRange;
	/** That this very text ran. */
	proof: SampleProof | undefined;
	/** Whether it is in a language whose samples are never run. */
	isUnproven: boolean;
	variant?: BodyVariant;
	variants: (SampleVariant & { html: string })[];
}

/** All code of one operation, coloured. */
export type OperationCode = OperationExamples<CodeExample, CodeSample>;

/** Code of requests that the API sends, by the prefix of their view. */
export type IncomingCode = ReadonlyMap<string, OperationCode>;
