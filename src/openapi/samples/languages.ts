import type { ApiRequest } from '#openapi/request/api-request.ts';
import { PROVEN_LANGUAGES, type ProvenLanguage } from '#schema/sample-languages.ts';
import { samples } from '#words/samples.ts';
import { c } from './c.ts';
import { curl } from './curl.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { nodejs } from './nodejs.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import type { SampleProgram } from './sample-program.ts';
import { withWrittenForm } from './written-form.ts';

/** A language whose samples are run. */
export interface SampleLanguage {
	/** Key of the tab, e.g. in the reader's stored choice. */
	id: ProvenLanguage;
	label: string;
	/** Grammar that colours the sample. */
	highlight: string;
	/** Name of the file that the program is written to. */
	fileName: string;
	/** Whether its library sends content with GET; if not, such an operation has no sample in this language. */
	hasGetBody: boolean;
	/** Its strings end at U+0000; an operation that sends one has no sample in this language. */
	endsAtZero?: boolean;
	/** Whether it writes further fields into the head of a part of a form; if not, such an operation has no sample. */
	hasPartHeaders?: boolean;
	/** The names that a part of a form can have, where they are not all; an operation with another one has no sample. */
	partNames?: RegExp;
	/** Whether it sends by `fetch`; an operation with TRACE has no sample then. */
	usesFetch?: boolean;
	program: (request: ApiRequest) => SampleProgram;
}

const BASE_NAME = samples.className.toLowerCase();

const writing = (program: SampleLanguage['program']) => (request: ApiRequest) => program(withWrittenForm(request));

/** The name of each language, and the function that writes its programs. For curl the name of a part ends at the first `=`; Unirest 1.4 sends it in ASCII. */
export const PROVEN: Readonly<Record<ProvenLanguage, Omit<SampleLanguage, 'id'>>> = {
	python: { label: 'Python', highlight: 'python', fileName: `${BASE_NAME}.py`, hasGetBody: true, hasPartHeaders: true, program: writing(python) },
	curl: {
		label: 'curl',
		highlight: 'bash',
		fileName: `${BASE_NAME}.sh`,
		hasGetBody: true,
		endsAtZero: true,
		hasPartHeaders: true,
		partNames: /^[^=]*$/,
		program: writing(curl),
	},
	php: { label: 'PHP', highlight: 'php', fileName: `${BASE_NAME}.php`, hasGetBody: true, hasPartHeaders: true, program: writing(php) },
	java: {
		label: 'Java',
		highlight: 'java',
		fileName: `${samples.className}.java`,
		hasGetBody: false,
		partNames: /^(?=.*\S)[ -[\]-~]+$/,
		program: writing(java),
	},
	javascript: { label: 'JavaScript', highlight: 'javascript', fileName: `${BASE_NAME}.js`, hasGetBody: false, usesFetch: true, program: writing(javascript) },
	c: { label: 'C', highlight: 'c', fileName: `${BASE_NAME}.c`, hasGetBody: true, endsAtZero: true, hasPartHeaders: true, program: writing(c) },
	nodejs: { label: 'Node.js', highlight: 'javascript', fileName: `${BASE_NAME}.mjs`, hasGetBody: false, usesFetch: true, program: writing(nodejs) },
};

/** In the order of the tabs. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = PROVEN_LANGUAGES.map((id) => ({ id, ...PROVEN[id] }));
