import type { ApiRequest } from '#openapi/request/api-request.ts';
import type { ProvenLanguage } from '#schema/sample-languages.ts';
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
	/** Name of the file under which the program runs. */
	fileName: string;
	/** Whether its library sends content with GET; otherwise such an operation has no sample in it. */
	hasGetBody: boolean;
	/** Its texts end at U+0000: an operation that sends one has no sample in it. */
	endsAtZero?: boolean;
	program: (request: ApiRequest) => SampleProgram;
}

const BASE_NAME = samples.className.toLowerCase();

const writing = (program: SampleLanguage['program']) => (request: ApiRequest) => program(withWrittenForm(request));

/** In the order of the tabs. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
	{ id: 'python', label: 'Python', highlight: 'python', fileName: `${BASE_NAME}.py`, hasGetBody: true, program: writing(python) },
	{ id: 'curl', label: 'curl', highlight: 'bash', fileName: `${BASE_NAME}.sh`, hasGetBody: true, endsAtZero: true, program: writing(curl) },
	{ id: 'php', label: 'PHP', highlight: 'php', fileName: `${BASE_NAME}.php`, hasGetBody: true, program: writing(php) },
	{ id: 'java', label: 'Java', highlight: 'java', fileName: `${samples.className}.java`, hasGetBody: false, program: writing(java) },
	{ id: 'javascript', label: 'JavaScript', highlight: 'javascript', fileName: `${BASE_NAME}.js`, hasGetBody: false, program: writing(javascript) },
	{ id: 'c', label: 'C', highlight: 'c', fileName: `${BASE_NAME}.c`, hasGetBody: true, endsAtZero: true, program: writing(c) },
	{ id: 'nodejs', label: 'Node.js', highlight: 'javascript', fileName: `${BASE_NAME}.mjs`, hasGetBody: false, program: writing(nodejs) },
];
