import type { ApiRequest } from '#openapi/request/api-request.ts';
import { isGenerated, type SampleLanguageId } from '#schema/sample-languages.ts';
import { UNPROVEN, type UnprovenLanguage } from './generated/languages.ts';
import { isSentBy } from './is-sent-by.ts';
import { PROVEN, type SampleLanguage } from './languages.ts';
import { callLines, type LineRange, programText } from './sample-program.ts';

/** A language of code samples that a site shows. */
interface ChosenLanguage {
	id: SampleLanguageId;
	label: string;
	/** Grammar that colours the sample. */
	highlight: string;
	/** `npm run samples` does not run it. */
	isUnproven: boolean;
	/** `undefined` if the sample would lack a part of the request. */
	sample(request: ApiRequest): SampleCode | undefined;
}

/** Code that sends a request. */
export interface SampleCode {
	code: string;
	/** The lines that readers look for, if the code is a whole program. */
	call?: LineRange;
}

/** The languages with these ids, in the same order. */
export function chosenLanguages(ids: readonly SampleLanguageId[]): ChosenLanguage[] {
	return ids.map(
		(id): ChosenLanguage => (isGenerated(id) ? { id, isUnproven: true, ...UNPROVEN[id], sample: generatedBy(UNPROVEN[id]) } : asChosen({ id, ...PROVEN[id] })),
	);
}

const asChosen = ({ id, label, highlight, program, ...ability }: SampleLanguage): ChosenLanguage => ({
	id,
	label,
	highlight,
	isUnproven: false,
	sample: (request) => {
		if (!isSentBy(ability, request)) return undefined;
		const sent = program(request);
		return { code: programText(sent), call: callLines(sent) };
	},
});

const generatedBy =
	({ sample }: UnprovenLanguage): ChosenLanguage['sample'] =>
	(request) => {
		const code = sample(request);
		return code === undefined ? undefined : { code };
	};
