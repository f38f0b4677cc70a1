import type { Mismatch } from '#sandbox/behaviour.ts';
import type { State } from '../state.ts';
import { at, type FieldFinding } from './finding.ts';

/** A parameter that does not fit the description, in the words of the API. */
export function parameterFinding({ parameter = '', ...mismatch }: Mismatch): FieldFinding {
	return { parameter, ...findingWords(mismatch) };
}

/**
 * A place in a body that does not fit the description, in the words of the API. A value of a known custom field is told with its type (KB-403); of
 * alternatives that are all missing, the first one is told.
 */
export function bodyFinding({ pointer = '', ...mismatch }: Mismatch, state: State | undefined): FieldFinding {
	const [place = '', key] = /^\/customFields\/([^/]+)/.exec(pointer) ?? [];
	const field = state?.customFields.find((candidate) => candidate.key === key && candidate.active && candidate.entity === 'inspection');
	if (field !== undefined) return at(place, 'KB-403', { feldtyp: field.type });
	const missing = mismatch.keyword === 'oneOf' ? firstMissing(mismatch.expected) : undefined;
	return missing === undefined ? { pointer, ...findingWords(mismatch) } : at(`${pointer}/${missing}`, 'required');
}

function findingWords({ keyword, expected }: Omit<Mismatch, 'pointer' | 'parameter'>): Pick<FieldFinding, 'message' | 'values'> {
	if (keyword === 'required') return { message: 'required' };
	if (keyword === 'additionalProperties' || keyword === 'unknown-parameter') return { message: 'unknown' };
	if (keyword === 'maxLength') return { message: 'too-long', values: { n: Number(expected) } };
	return { message: 'invalid' };
}

/** The sandbox names the properties of each alternative when none of them is there. */
function firstMissing(expected: unknown): string | undefined {
	const names: unknown = Array.isArray(expected) ? expected[0] : undefined;
	return Array.isArray(names) && typeof names[0] === 'string' ? names[0] : undefined;
}
