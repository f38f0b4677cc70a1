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
	program: (request: ApiRequest) => SampleProgram;
}

const BASE_NAME = samples.className.toLowerCase();

/** In the order of the tabs. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
	{ id: 'python', label: 'Python', highlight: 'python', fileName: `${BASE_NAME}.py`, hasGetBody: true, program: python },
	{ id: 'curl', label: 'curl', highlight: 'bash', fileName: `${BASE_NAME}.sh`, hasGetBody: true, program: curl },
	{ id: 'php', label: 'PHP', highlight: 'php', fileName: `${BASE_NAME}.php`, hasGetBody: true, program: php },
	{ id: 'java', label: 'Java', highlight: 'java', fileName: `${samples.className}.java`, hasGetBody: false, program: java },
	{ id: 'javascript', label: 'JavaScript', highlight: 'javascript', fileName: `${BASE_NAME}.js`, hasGetBody: false, program: javascript },
	{ id: 'c', label: 'C', highlight: 'c', fileName: `${BASE_NAME}.c`, hasGetBody: true, program: c },
	{ id: 'nodejs', label: 'Node.js', highlight: 'javascript', fileName: `${BASE_NAME}.mjs`, hasGetBody: false, program: nodejs },
];
