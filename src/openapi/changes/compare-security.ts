import { canonicalJson } from '#openapi/json/canonical-json.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import type { SecurityAlternative, SecurityScheme } from '#openapi/model/security.ts';
import type { ChangeFact } from '#schema/api-change.ts';
import type { ChangeLog } from './change-log.ts';
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
} as const satisfies Record<string, Consequence>;

type ReportChange = (consequence: Consequence, fact: ChangeFact) => void;

const schemesIn = ({ schemes }: SecurityAlternative) => schemes.map(({ name, scheme }) => schemeFacts(name, scheme));

/** Compares which credentials and scopes an operation demands. */
export function compareSecurity({ before, after }: OperationPair, log: ChangeLog): void {
	const change: ReportChange = (consequence, fact) => log.add({ kind: 'changed', impact: consequence.sent, subject: 'security', pointer: after.pointer, fact });
	const [was, is] = [alternativesOf(before), alternativesOf(after)];
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
function alternativesOf({ security }: Operation): Map<string, SecurityAlternative> {
	const nothing: SecurityAlternative = { schemes: [] };
	const written = security.length === 0 ? [nothing] : security;
	return new Map(
		written.map((alternative) => [
			alternative.schemes
				.map(({ name }) => name)
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

/** Compares the ways to log in that both descriptions have. */
export function compareSecuritySchemes(before: ApiModel, after: ApiModel, log: ChangeLog): void {
	const earlier = new Map(before.securitySchemes.map((scheme) => [scheme.name, scheme]));
	for (const scheme of after.securitySchemes) {
		const match = earlier.get(scheme.name);
		if (match && canonicalJson(sent(match)) !== canonicalJson(sent(scheme))) {
			const fact: ChangeFact = { what: 'scheme', to: schemeFacts(scheme.name, scheme) };
			log.add({ kind: 'changed', impact: SECURITY.schemeChanged.sent, subject: 'security', pointer: scheme.pointer, fact });
		}
		if (match && match.description !== scheme.description) log.addText(scheme.pointer);
	}
}

/** What decides how credentials are got and sent. */
function sent({ type, place, parameter, scheme, openIdConnectUrl, flows }: SecurityScheme) {
	return { type, place, parameter, scheme, openIdConnectUrl, flows: flows.map(({ scopes: _, ...flow }) => flow) };
}
