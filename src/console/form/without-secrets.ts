import { exactJson } from '#openapi/json/exact-json.ts';
import { type ApiDocument, isObject } from '#openapi/json/json.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { type FieldKind, formField } from './field.ts';
import { hasOAuthCode, isSecretName, isSecretText } from './secret-text.ts';

/** A value and its place. */
interface SharedValue {
	value: unknown;
	/** The value that the page itself shows there: it is no secret, whatever it looks like. */
	shown: unknown;
	/** The schemas that hold for it. */
	sources: readonly SchemaSource[];
	/** Name for readers: `access/password`. */
	path: string;
}

/** How deep nested alternatives are examined. */
const DEEPEST = 4;

/**
 * A value without secrets, which are recognised by the name of a field, by its schema (`format: password`, `writeOnly`, `x-sensitive` …) and by the look of a text.
 * @returns `value` is `undefined` if all of it is secret; `left` names what was removed.
 */
export function withoutSecrets(place: SharedValue, document: ApiDocument): { value: unknown; left: string[] } {
	const { value, shown, sources, path } = place;
	const secret = { value: undefined, left: isAsShown(place) ? [] : [path] };
	if (value === undefined || value === null) return { value, left: [] };
	const field = formField(document, sources);
	if (field.secret || field.writeOnly) return secret;
	if (typeof value === 'string') return value !== shown && isSecretText(value) ? secret : { value, left: [] };
	if (Array.isArray(value)) {
		const kept = value.map((item, index) =>
			withoutSecrets({ value: item, shown: Array.isArray(shown) ? shown[index] : undefined, sources: entriesOfValue(field.shape), path }, document),
		);
		return { value: kept.filter((one) => one.value !== undefined).map((one) => one.value), left: [...new Set(kept.flatMap((one) => one.left))] };
	}
	if (!isObject(value)) return { value, left: [] };
	const names = Object.keys(value);
	const kept = Object.entries(value).map(([name, inner]) => {
		const innerPath = path === '' ? name : `${path}/${name}`;
		const place = { value: inner, shown: isObject(shown) ? shown[name] : undefined, path: innerPath };
		if (isSecretName(name) || (name === 'code' && hasOAuthCode(names))) return { name, value: undefined, left: isAsShown(place) ? [] : [innerPath] };
		return { name, ...withoutSecrets({ ...place, sources: membersNamed(name, field.shape, { document, depth: 0 }) }, document) };
	});
	return {
		value: Object.fromEntries(kept.flatMap((one) => (one.value === undefined ? [] : [[one.name, one.value]]))),
		left: kept.flatMap((one) => one.left),
	};
}

/** Whether a value is the one that the page shows: then nothing of the reader is left out, and no message is needed. */
export const isAsShown = ({ value, shown }: Pick<SharedValue, 'value' | 'shown'>): boolean => exactJson(value) === exactJson(shown);

const entriesOfValue = (shape: FieldKind) => (shape.kind === 'list' ? shape.items : []);

/** The schemas of a property of an object, in any of its alternatives. */
function membersNamed(name: string, shape: FieldKind, { document, depth }: { document: ApiDocument; depth: number }): SchemaSource[] {
	const groups = shape.kind === 'object' ? shape.groups : shape.kind === 'choice' ? [shape.group] : [];
	const own = shape.kind === 'object' ? (shape.members.find((member) => member.name === name)?.sources ?? shape.free ?? []) : [];
	if (depth === DEEPEST) return [...own];
	const inVariants = groups.flatMap(({ variants }) =>
		variants.flatMap(({ source }) => membersNamed(name, formField(document, [source]).shape, { document, depth: depth + 1 })),
	);
	return [...own, ...inVariants];
}
