import { canonicalJson } from '#openapi/json/canonical-json.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import type { SecurityAlternative, SecurityScheme } from '#openapi/model/security.ts';
import type { ChangeFact } from '#schema/api-change.ts';
import type { ChangeLog } from './change-log.ts';
import type { ValueComparison } from './compare-value.ts';
import { COMPATIBLE, type Consequence, DIFFERENT, NEUTRAL } from './consequence.ts';
import { factValues, schemeFacts } from './fact-values.ts';
import type { OperationPair } from './pair-operations.ts';

/** What follows for programs from a change to what they have to show. */
const SECURITY = {
	alternativeAdded: COMPATIBLE,
	alternativeRemoved: DIFFERENT,
	loginIntroduced: DIFFERENT,
	loginDropped: COMPATIBLE,
	scopeAdded: DIFFERENT,
	scopeRemoved: COMPATIBLE,
	optionalScopes: NEUTRAL,
	schemeChanged: DIFFERENT,
	flowsAdded: COMPATIBLE,
} as const satisfies Record<string, Consequence>;

type ReportChange = (consequence: Consequence, fact: ChangeFact) => void;

const schemesIn = ({ schemes }: SecurityAlternative) => schemes.map(({ name, scheme }) => schemeFacts(name, scheme));

/** Compares which credentials and scopes an operation demands. */
export function compareSecurity({ before, after }: OperationPair, { log, renamedSchemes: renamed }: ValueComparison): void {
	const change: ReportChange = (consequence, fact) => log.add({ kind: 'changed', impact: consequence.sent, subject: 'security', pointer: after.pointer, fact });
	const [was, is] = [alternativesOf(before, renamed), alternativesOf(after)];
	const [wasOpen, isOpen] = [was.has(''), is.has('')];
	const removed = [...was].filter(([key]) => key !== '' && !is.has(key));
	const added = [...is].filter(([key]) => key !== '' && !was.has(key));
	if (wasOpen && !isOpen) change(SECURITY.loginIntroduced, { what: 'login', now: true });
	if (!wasOpen && isOpen) change(SECURITY.loginDropped, { what: 'login', now: false });
	for (const [, way] of removed) change(isOpen ? NEUTRAL : SECURITY.alternativeRemoved, { what: 'credentials', now: false, schemes: schemesIn(way) });
	for (const [, way] of added) change(wasOpen ? NEUTRAL : SECURITY.alternativeAdded, { what: 'credentials', now: true, schemes: schemesIn(way) });
	compareScopes(demandedScopes(before, was, is), demandedScopes(after, is, was), change);
	const optional = (operation: Operation) => operation.optionalScopes.map(({ name }) => name).sort();
	if (canonicalJson(optional(before)) !== canonicalJson(optional(after)))
		change(SECURITY.optionalScopes, { what: 'optional-scopes', ...factValues(optional(after)) });
}

function compareScopes(was: ReadonlySet<string>, is: ReadonlySet<string>, change: ReportChange): void {
	const added = [...is].filter((name) => !was.has(name));
	const removed = [...was].filter((name) => !is.has(name));
	if (added.length > 0) change(SECURITY.scopeAdded, { what: 'scopes', now: true, ...factValues(added) });
	if (removed.length > 0) change(SECURITY.scopeRemoved, { what: 'scopes', now: false, ...factValues(removed) });
}

/** Alternatives by the names of their schemes; the empty name stands for no credentials, and for a description that says nothing. */
function alternativesOf({ security }: Operation, renamed: ReadonlyMap<string, string> = new Map()): Map<string, SecurityAlternative> {
	const nothing: SecurityAlternative = { schemes: [] };
	const written = security.length === 0 ? [nothing] : security;
	return new Map(
		written.map((alternative) => [
			alternative.schemes
				.map(({ name }) => renamed.get(name) ?? name)
				.sort()
				.join(' + '),
			alternative,
		]),
	);
}

/** Scopes that are always demanded, and those of alternatives that both descriptions have. */
function demandedScopes(
	{ requiredScopes }: Operation,
	own: ReadonlyMap<string, SecurityAlternative>,
	other: ReadonlyMap<string, SecurityAlternative>,
): Set<string> {
	const shared = [...own].filter(([key]) => other.has(key)).flatMap(([, { schemes }]) => schemes.flatMap(({ scopes }) => scopes));
	return new Set([...requiredScopes, ...shared].map(({ name }) => name));
}

/** The newer names of schemes by the older ones, where only the name differs: nobody sends it. */
export function renamedSchemes(before: ApiModel, after: ApiModel): ReadonlyMap<string, string> {
	const only = ({ securitySchemes }: ApiModel, other: ApiModel) =>
		securitySchemes.filter(({ name, type }) => type !== 'unknown' && !other.securitySchemes.some((scheme) => scheme.name === name));
	const isSent = (one: SecurityScheme, other: SecurityScheme) => canonicalJson(sent(one)) === canonicalJson(sent(other));
	const come = only(after, before);
	return new Map(
		only(before, after).flatMap((gone) => {
			const match = come.find((scheme) => isSent(gone, scheme));
			return match ? [[gone.name, match.name] as const] : [];
		}),
	);
}

/** Compares the ways to log in that both descriptions have and operations use. */
export function compareSecuritySchemes(before: ApiModel, after: ApiModel, log: ChangeLog): void {
	const earlier = new Map(before.securitySchemes.map((scheme) => [scheme.name, scheme]));
	const used = new Set(
		[...before.operations, ...before.webhooks].flatMap(({ security }) => security.flatMap(({ schemes }) => schemes.map(({ name }) => name))),
	);
	// A description that asks for nothing anywhere may still mean what it describes.
	const isUsed = (name: string) => used.size === 0 || used.has(name);
	for (const scheme of after.securitySchemes) {
		const match = earlier.get(scheme.name);
		if (match && canonicalJson(sent(match)) !== canonicalJson(sent(scheme))) {
			const fact: ChangeFact = { what: 'scheme', to: schemeFacts(scheme.name, scheme) };
			const consequence = !isUsed(scheme.name) ? NEUTRAL : onlyAddsFlows(match, scheme) ? SECURITY.flowsAdded : SECURITY.schemeChanged;
			log.add({ kind: 'changed', impact: consequence.sent, subject: 'security', pointer: scheme.pointer, fact });
		}
		if (match && match.description !== scheme.description) log.addText(scheme.pointer);
	}
}

/** What decides how credentials are got and sent. */
function sent({ type, place, parameter, scheme, openIdConnectUrl, flows }: SecurityScheme) {
	// Names of header fields know no case (RFC 9110, 5.1).
	const name = place === 'header' ? parameter?.toLowerCase() : parameter;
	return { type, place, parameter: name, scheme, openIdConnectUrl, flows: flows.map(({ scopes: _, ...flow }) => flow) };
}

/** Whether tokens can be got in all the ways as before, and in further ones. */
function onlyAddsFlows(was: SecurityScheme, is: SecurityScheme): boolean {
	const [{ flows: earlier, ...rest }, { flows: later, ...others }] = [sent(was), sent(is)];
	const known = new Set(later.map((flow) => canonicalJson(flow)));
	return canonicalJson(rest) === canonicalJson(others) && earlier.every((flow) => known.has(canonicalJson(flow)));
}
