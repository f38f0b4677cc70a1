import type { ApiRequest } from '#openapi/request/api-request.ts';
import type { GeneratedLanguage } from '#schema/sample-languages.ts';
import { withWrittenForm } from '../written-form.ts';
import { generateSample } from './generate.ts';
import { http } from './http.ts';
import type { Idiom } from './idiom.ts';
import { axios, csharp, go, kotlin, powershell, ruby, rust, swift } from './idioms.ts';

/** A language whose samples nothing runs. */
export interface UnprovenLanguage {
	label: string;
	/** Grammar that colours the sample. */
	highlight: string;
	/** `undefined` for a request that cannot be written down rightly. */
	sample(request: ApiRequest): string | undefined;
}

const by = (idiom: Idiom) => (request: ApiRequest) => generateSample(withWrittenForm(request), idiom);

/** The languages that a site can add to those that are run. */
export const UNPROVEN: Readonly<Record<GeneratedLanguage, UnprovenLanguage>> = {
	go: { label: 'Go', highlight: 'go', sample: by(go) },
	csharp: { label: 'C#', highlight: 'csharp', sample: by(csharp) },
	ruby: { label: 'Ruby', highlight: 'ruby', sample: by(ruby) },
	rust: { label: 'Rust', highlight: 'rust', sample: by(rust) },
	kotlin: { label: 'Kotlin', highlight: 'kotlin', sample: by(kotlin) },
	swift: { label: 'Swift', highlight: 'swift', sample: by(swift) },
	powershell: { label: 'PowerShell', highlight: 'powershell', sample: by(powershell) },
	axios: { label: 'JavaScript (axios)', highlight: 'javascript', sample: by(axios) },
	http: { label: 'HTTP', highlight: 'http', sample: (request) => http(withWrittenForm(request)) },
};
