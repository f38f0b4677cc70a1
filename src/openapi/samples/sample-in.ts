import type { ApiRequest } from '#openapi/request/api-request.ts';
import { isGenerated, type SampleLanguageId } from '#schema/sample-languages.ts';
import { UNPROVEN } from './generated/languages.ts';
import { SAMPLE_LANGUAGES } from './languages.ts';

/** A request written down in one language. */
export interface LanguageSample {
	id: SampleLanguageId;
	label: string;
	/** Grammar that colours it. */
	language: string;
	code: string;
	/** `npm run samples` does not run this language. */
	isUnproven: boolean;
}

/** A request in some languages, in their order; without those in which something of it would be missing. */
export function samplesIn(languages: readonly SampleLanguageId[], request: ApiRequest): LanguageSample[] {
	return languages.flatMap((id): LanguageSample[] => {
		if (isGenerated(id)) {
			const { label, highlight, sample } = UNPROVEN[id];
			const code = sample(request);
			return code === undefined ? [] : [{ id, label, language: highlight, code, isUnproven: true }];
		}
		return SAMPLE_LANGUAGES.filter((language) => language.id === id).map(({ label, highlight, sample }) => ({
			id,
			label,
			language: highlight,
			code: sample(request),
			isUnproven: false,
		}));
	});
}
