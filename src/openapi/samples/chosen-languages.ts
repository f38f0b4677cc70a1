import type { ApiRequest } from '#openapi/request/api-request.ts';
import { isGenerated, type SampleLanguageId } from '#schema/sample-languages.ts';
import { UNPROVEN } from './generated/languages.ts';
import { SAMPLE_LANGUAGES } from './languages.ts';

/** A language of code samples that a site shows. */
export interface ChosenLanguage {
	id: SampleLanguageId;
	label: string;
	/** Grammar that colours the sample. */
	highlight: string;
	/** `npm run samples` does not run it. */
	isUnproven: boolean;
	/** `undefined` where something of the request would be missing. */
	sample(request: ApiRequest): string | undefined;
}

/** The languages of some ids, in their order. */
export function chosenLanguages(ids: readonly SampleLanguageId[]): ChosenLanguage[] {
	return ids.flatMap((id): ChosenLanguage[] =>
		isGenerated(id)
			? [{ id, isUnproven: true, ...UNPROVEN[id] }]
			: SAMPLE_LANGUAGES.filter((language) => language.id === id).map((language) => ({ ...language, isUnproven: false })),
	);
}
