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

/** A language in which every operation has a sample. */
export interface SampleLanguage {
	/** Key of the tab, e.g. in the reader's stored choice. */
	id: ProvenLanguage;
	label: string;
	/** Grammar that colours the sample. */
	highlight: string;
	/** Name of the file under which the program runs. */
	fileName: string;
	/** The whole program. Ends with a line break. */
	sample: (request: ApiRequest) => string;
}

const BASE_NAME = samples.className.toLowerCase();

/** In the order of the tabs. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
	{ id: 'python', label: 'Python', highlight: 'python', fileName: `${BASE_NAME}.py`, sample: python },
	{ id: 'curl', label: 'curl', highlight: 'bash', fileName: `${BASE_NAME}.sh`, sample: curl },
	{ id: 'php', label: 'PHP', highlight: 'php', fileName: `${BASE_NAME}.php`, sample: php },
	{ id: 'java', label: 'Java', highlight: 'java', fileName: `${samples.className}.java`, sample: java },
	{ id: 'javascript', label: 'JavaScript', highlight: 'javascript', fileName: `${BASE_NAME}.js`, sample: javascript },
	{ id: 'c', label: 'C', highlight: 'c', fileName: `${BASE_NAME}.c`, sample: c },
	{ id: 'nodejs', label: 'Node.js', highlight: 'javascript', fileName: `${BASE_NAME}.mjs`, sample: nodejs },
];
