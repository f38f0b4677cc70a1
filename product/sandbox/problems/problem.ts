import { type Call, Refusal, type Reply } from '#sandbox/behaviour.ts';
import { type FieldFinding, findingEntry } from './finding.ts';
import { type MessageKey, type MessageValues, messageCode, wordMessage } from './messages.ts';
import { PROBLEM_TYPES, type ProblemType } from './problem-types.ts';
import { messageLanguage, type Text } from './text.ts';

/** What a problem needs to know of the request. */
export type AskedBy = Pick<Call<never>, 'language' | 'requestId' | 'url'>;

interface ProblemWords {
	detail: Text;
	code?: string | null;
	errors?: readonly FieldFinding[];
	/** Further members (RFC 9457, 3.2). */
	members?: Readonly<Record<string, unknown>>;
	headers?: Readonly<Record<string, string>>;
	/** The status, if it differs from that of the type. */
	status?: number;
}

/** Reply with a problem (RFC 9457; RULES.md ). */
export function problem(type: ProblemType, call: AskedBy, words: ProblemWords): Reply {
	const language = messageLanguage(call.language);
	const status = words.status ?? PROBLEM_TYPES[type].status;
	const body = {
		type: `https://api.example.com/problems/${type}`,
		title: PROBLEM_TYPES[type].title[language],
		status,
		detail: words.detail[language],
		instance: call.url.pathname,
		code: words.code ?? null,
		requestId: call.requestId,
		errors: (words.errors ?? []).map((finding) => findingEntry(finding, language)),
		...words.members,
	};
	return { status, body, mediaType: 'application/problem+json', ...(words.headers && { headers: words.headers }) };
}

interface CodedWords extends Omit<ProblemWords, 'detail' | 'code'> {
	message: MessageKey;
	/** The values of the placeholders in the message. */
	values?: MessageValues;
}

/** Reply with a problem whose detail is a message with a code. */
export function codedProblem(type: ProblemType, call: AskedBy, { message, values, ...more }: CodedWords): Reply {
	return problem(type, call, { ...more, detail: wordMessage(message, values), code: messageCode(message) });
}

/** 422 for findings about the request; the first one of each place counts. */
export function validationProblem(call: AskedBy, findings: readonly FieldFinding[]): Reply {
	const errors = firstOfEachPlace(findings);
	const count = errors.length;
	return problem('validation-failed', call, {
		detail: count === 1 ? { de: '1 Feld ist ungültig.', en: '1 field is invalid.' } : manyInvalid(count),
		errors,
	});
}

/** Ends a handler with 422 when there are findings. */
export function refuseInvalid(call: AskedBy, findings: readonly FieldFinding[]): void {
	if (findings.length > 0) throw new Refusal(validationProblem(call, findings));
}

function manyInvalid(count: number): Text {
	return { de: `${count} Felder sind ungültig.`, en: `${count} fields are invalid.` };
}

/** The first finding about each place. */
export function firstOfEachPlace(findings: readonly FieldFinding[]): FieldFinding[] {
	return findings.filter(
		({ pointer, parameter }, index) => findings.findIndex((other) => other.pointer === pointer && other.parameter === parameter) === index,
	);
}
