import { entriesAt, isObject, type JsonObject, listAt, objectAt, stringsAt, textAt } from '#openapi/json/json.ts';
import { pointerTo } from '#openapi/json/pointer.ts';
import { visitObjects } from '#openapi/json/visit-references.ts';
import { apiFaults } from '#words/api-faults.ts';
import type { ApiFinding } from './findings.ts';
import { change, type Hiding, hide } from './hiding.ts';

/** Things that operations name instead of referring to them. */
interface Mentioned {
	tags: Set<string>;
	/** Names of security schemes. */
	schemes: Set<string>;
}

/**
 * Hides tags and security schemes that are marked or that only hidden operations name, and groups of such tags. A tag above a remaining one is kept, and so is
 * what no operation ever named. What asks for hidden schemes beside others goes if there is a way without them. If there is none, what is left would mean that it is
 * enough, or that everybody may call: that is marked, and reported (rule `api-reading`).
 */
export function hideMentions(hiding: Hiding): ApiFinding[] {
	const { description, gone } = hiding;
	const findings: ApiFinding[] = [];
	const [was, is] = [mentionedIn(description, new Set()), mentionedIn(description, gone)];
	const declared = listAt(description, 'tags').filter(isObject);
	const marked = declared.filter((tag) => gone.has(tag)).map(tagName);
	const unused = without(was.tags, is.tags);
	const tags = tagsLeft(
		declared.filter((tag) => !gone.has(tag)),
		unused,
	);
	for (const tag of declared) if (!tags.includes(tag)) hide(hiding, tag);
	const goneTags = without(new Set([...unused, ...marked]), new Set(tags.map(tagName)));
	const schemes = SCHEME_PLACES.flatMap((place) => entriesAt(place(description), 'schemes'));
	const unnamed = without(was.schemes, is.schemes);
	for (const [name, scheme] of schemes) if (unnamed.has(name)) hide(hiding, scheme);
	const goneSchemes = new Set([...unnamed, ...schemes.flatMap(([name, scheme]) => (gone.has(scheme) ? [name] : []))]);
	for (const tag of tags) if (goneTags.has(textAt(tag, 'parent') ?? '')) change(hiding, tag, { parent: undefined });
	if ('x-tagGroups' in description)
		change(hiding, description, {
			'x-tagGroups': listAt(description, 'x-tagGroups').flatMap((group) => (gone.has(group) ? [] : groupWithout(group, goneTags))),
		});
	visitObjects(description, (value, pointerOf) => {
		if (gone.has(value)) return;
		if (Array.isArray(value['security']) && goneSchemes.size > 0) {
			const requirements = value['security'].filter(isObject);
			const open = requirements.filter((one) => Object.keys(one).every((name) => !goneSchemes.has(name)));
			const isHidden = open.length === 0 && requirements.length > 0;
			const security = isHidden ? requirements.flatMap((one) => requirementWithout(one, goneSchemes)) : open;
			change(hiding, value, { security, ...(isHidden && { [HIDDEN_LOGIN]: true }) });
			if (isHidden)
				findings.push({ rule: 'api-reading', pointer: pointerTo(pointerOf(), 'security'), text: apiFaults.hiddenSecurity, hint: apiFaults.hiddenSecurityHint });
		}
		if (isObject(value['responses']) && stringsAt(value, 'tags').some((tag) => goneTags.has(tag)))
			change(hiding, value, { tags: stringsAt(value, 'tags').filter((tag) => !goneTags.has(tag)) });
	});
	return findings;
}

/** Says of an operation, or of a whole description, that it asks for a way to sign in that is not described, beside each that it names. */
export const HIDDEN_LOGIN = 'x-login-not-described';

/** Places of security schemes in 3.x and in Swagger 2.0. */
const SCHEME_PLACES = [
	(description: JsonObject) => ({ schemes: objectAt(description, 'components')['securitySchemes'] }),
	(description: JsonObject) => ({ schemes: description['securityDefinitions'] }),
];

function mentionedIn(description: JsonObject, gone: ReadonlySet<unknown>): Mentioned {
	const found: Mentioned = { tags: new Set(), schemes: new Set() };
	const addSchemes = (holder: JsonObject) => {
		for (const requirement of listAt(holder, 'security')) for (const name of isObject(requirement) ? Object.keys(requirement) : []) found.schemes.add(name);
	};
	// Requirements of the whole description belong to no operation.
	addSchemes(description);
	visitObjects(description, (value) => {
		if (!('responses' in value) || gone.has(value)) return;
		addSchemes(value);
		for (const tag of stringsAt(value, 'tags')) found.tags.add(tag);
	});
	return found;
}

const without = (names: ReadonlySet<string>, others: ReadonlySet<string>) => new Set([...names].filter((name) => !others.has(name)));

const tagName = (tag: JsonObject): string => textAt(tag, 'name') ?? '';

/** Declared tags without unused ones, except those above a remaining tag (`parent` of 3.2). */
function tagsLeft(tags: readonly JsonObject[], unused: ReadonlySet<string>): JsonObject[] {
	const left = tags.filter((tag) => !unused.has(tagName(tag)));
	const above = new Set<string>();
	for (let names = left; names.length > 0; ) {
		const parents = new Set(names.flatMap((tag) => textAt(tag, 'parent') ?? []).filter((name) => !above.has(name)));
		for (const name of parents) above.add(name);
		names = tags.filter((tag) => parents.has(tagName(tag)));
	}
	return tags.filter((tag) => left.includes(tag) || above.has(tagName(tag)));
}

/** A group of tags without hidden ones; nothing if no other was in it. */
function groupWithout(group: unknown, gone: ReadonlySet<string>): unknown[] {
	if (!isObject(group)) return [group];
	const tags = stringsAt(group, 'tags').filter((name) => !gone.has(name));
	return tags.length === 0 && listAt(group, 'tags').length > 0 ? [] : [{ ...group, tags }];
}

/** A security requirement without hidden schemes; nothing if it had no others. */
function requirementWithout(requirement: JsonObject, gone: ReadonlySet<string>): JsonObject[] {
	const left = Object.entries(requirement).filter(([name]) => !gone.has(name));
	return left.length === 0 ? [] : [Object.fromEntries(left)];
}
