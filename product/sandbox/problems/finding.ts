import { type MessageKey, type MessageValues, messageCode, wordMessage } from './messages.ts';
import type { MessageLanguage } from './text.ts';

/** One thing about a request that is wrong or worth a warning, before it is put into words. */
export interface FieldFinding {
	/** JSON pointer (RFC 6901) into the body of the request. */
	pointer?: string;
	/** Name of a parameter, instead of a pointer. */
	parameter?: string;
	message: MessageKey;
	values?: MessageValues;
}

/** A finding about a place in the body. */
export function at(pointer: string, message: MessageKey, values?: MessageValues): FieldFinding {
	return { pointer, message, ...(values && { values }) };
}

/** Entry of `errors` or `warnings` (RULES.md ). */
export function findingEntry({ pointer, parameter, message, values }: FieldFinding, language: MessageLanguage): Record<string, unknown> {
	const place = parameter === undefined ? { pointer: pointer ?? '' } : { parameter };
	return { ...place, message: wordMessage(message, values)[language], code: messageCode(message) };
}
