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

/** A language in which every operation has a sample. */
export interface SampleLanguage {
	/** Key of the tab, e.g. in the reader's stored choice. */
	id: ProvenLanguage;
	label: string;
	/** Grammar that colours the sample. */
	highlight: string;
	/** Name of the file under which the program runs. */
	fileName: string;
	program: (request: ApiRequest) => SampleProgram;
}

const BASE_NAME = samples.className.toLowerCase();

/** In the order of the tabs. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
	{ id: 'python', label: 'Python', highlight: 'python', fileName: `${BASE_NAME}.py`, program: python },
	{ id: 'curl', label: 'curl', highlight: 'bash', fileName: `${BASE_NAME}.sh`, program: curl },
	{ id: 'php', label: 'PHP', highlight: 'php', fileName: `${BASE_NAME}.php`, program: php },
	{ id: 'java', label: 'Java', highlight: 'java', fileName: `${samples.className}.java`, program: java },
	{ id: 'javascript', label: 'JavaScript', highlight: 'javascript', fileName: `${BASE_NAME}.js`, program: javascript },
	{ id: 'c', label: 'C', highlight: 'c', fileName: `${BASE_NAME}.c`, program: c },
	{ id: 'nodejs', label: 'Node.js', highlight: 'javascript', fileName: `${BASE_NAME}.mjs`, program: nodejs },
];
