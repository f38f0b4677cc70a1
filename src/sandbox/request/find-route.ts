import { isHeaderName } from '#openapi/json/header-field.ts';
import { validUrl } from '#openapi/request/endpoint.ts';
import type { PlannedOperation } from '#sandbox/plan/sandbox-plan.ts';
import { escapePattern } from '#text/escape-pattern.ts';

/** An operation that a request may be meant for. */
export interface FoundOperation {
	operation: PlannedOperation;
	/** Values of the path template as they were sent, still encoded. */
	values: Record<string, string>;
}

/** The route of a request. */
type SandboxRoute =
	| (FoundOperation & {
			/** Further operations that neither path nor words tell apart from it: `/notes/{id}` and `/notes/{name}`, `/links` and `/links#remove`. */
			others: FoundOperation[];
			/** Path of the server that was called, e.g. `/v1`. */
			base: string;
			/** Methods of the path, upper case. */
			allowed: string[];
	  })
	| { allowed: string[] };

/**
 * Finds the operation of a method (any case) and a path (encoded). `allowed` alone: other methods only; `undefined`: no such path.
 * @param sent query and header fields: they tell operations apart that share method and path (`/?action=start`, `/#Action=Start`).
 */
type Router = (method: string, pathname: string, sent?: SentParts) => SandboxRoute | undefined;

interface SentParts {
	query: URLSearchParams;
	headers: Headers;
}

interface Template {
	operation: PlannedOperation;
	segments: readonly Segment[];
	/** Smaller is more specific: for each segment 0 for a fixed text, 1 for a text with parameters in it, 2 for a parameter. */
	rank: string;
}

/** Fixed parts, encoded as they are sent, and names of parameters by turns, beginning with a fixed part. */
type Segment = readonly string[];

/**
 * Routes by method and path template below the paths of the servers. Of several templates that fit, fixed text wins over parameters from left to right
 * (`/fields/id/{id}` over `/fields/{key}/{id}`). `%2F` belongs to a value.
 */
export function createRouter(operations: readonly PlannedOperation[]): Router {
	const templates = operations.map(templateOf).toSorted((one, other) => (one.rank < other.rank ? -1 : 1));
	const bases = [...new Set(operations.flatMap((operation) => operation.bases))].toSorted((one, other) => other.length - one.length);
	return (method, pathname, sent) => {
		for (const base of bases) {
			if (pathname !== base && !pathname.startsWith(`${base}/`)) continue;
			const segments = pathname.slice(base.length).split('/').slice(1);
			const fitting = templates.flatMap((template) => {
				const values = template.operation.bases.includes(base) ? matchPath(template.segments, segments) : undefined;
				return values ? [{ ...template, values }] : [];
			});
			const best = fitting.filter(({ rank }) => rank === fitting[0]?.rank);
			if (best.length === 0) continue;
			const methods = best.map(({ operation }) => operation.method.toUpperCase());
			const allowed = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])];
			const named = (wanted: string) => best.filter(({ operation }) => operation.method.toUpperCase() === wanted);
			const own = named(method.toUpperCase());
			const [found, ...others] = closestFirst(own.length === 0 && method.toUpperCase() === 'HEAD' ? named('GET') : own, sent);
			return found ? { ...withoutRank(found), others: others.map(withoutRank), base, allowed } : { allowed };
		}
		return undefined;
	};
}

const withoutRank = ({ operation, values }: FoundOperation): FoundOperation => ({ operation, values });

/**
 * The template with the most words behind `?` or `#` of which all were sent, otherwise the first. Behind it those that the request may be meant for just as well:
 * none where words have decided, and none whose words should have been sent.
 */
function closestFirst<T extends Template>(templates: readonly T[], sent: SentParts | undefined): T[] {
	const [first] = templates;
	if (first === undefined || templates.length === 1 || sent === undefined) return templates.slice(0, 1);
	const isSent = ([name, value]: [name: string, value: string]) => {
		const values = [...sent.query.getAll(name), ...(isHeaderName(name) ? [sent.headers.get(name)] : [])].filter((text) => text !== null);
		return value === '' ? values.length > 0 : values.includes(value);
	};
	const counted = templates.map((template) => ({ template, words: pathWords(template.operation.path) }));
	const [fitting] = counted.filter(({ words }) => words.every(isSent)).toSorted((one, other) => other.words.length - one.words.length);
	const closest = fitting?.template ?? first;
	if (fitting && fitting.words.length > 0) return [closest];
	return [closest, ...templates.filter((template) => template !== closest && !hasSentWords(template.operation.path))];
}

/** Whether words behind a path are sent with a request: what stands behind `#` and has no value only tells readers which operation is meant (Box). */
const hasSentWords = (path: string): boolean => pathWords(path).some(([, value]) => value !== '' || path.includes('?'));

/** Names and values behind `?` or `#` in a path; some providers describe each action of one address as a path of its own. */
export function pathWords(path: string): [name: string, value: string][] {
	return [...new URLSearchParams(/[?#](.*)$/s.exec(path)?.[1] ?? '')];
}

function templateOf(operation: PlannedOperation): Template {
	const [path = ''] = operation.path.split(/[?#]/);
	const segments = withoutDots(path.replace(/^\//, '').split('/')).map((segment) =>
		segment.split(/\{([^{}]*)\}/).map((part, position) => (position % 2 === 0 ? validUrl(part) : part)),
	);
	const rank = segments.map((parts) => (parts.length === 1 ? 0 : parts.length === 3 && parts[0] === '' && parts[2] === '' ? 2 : 1)).join('');
	return { operation, segments, rank };
}

/** Segments of a path as every URL parser resolves them: `.` and `..` are gone before a request is sent (RFC 3986, 5.2.4). */
function withoutDots(segments: readonly string[]): string[] {
	const kept: string[] = [];
	for (const [index, segment] of segments.entries()) {
		const plain = segment.replaceAll(/%2e/gi, '.');
		if (plain === '..') kept.pop();
		if (plain !== '.' && plain !== '..') kept.push(segment);
		else if (index === segments.length - 1) kept.push('');
	}
	return kept;
}

function matchPath(template: readonly Segment[], segments: readonly string[]): Record<string, string> | undefined {
	if (template.length !== segments.length) return undefined;
	const values: Record<string, string> = {};
	for (const [index, parts] of template.entries()) {
		const segment = segments[index] ?? '';
		if (parts.length === 1) {
			if (decoded(segment) !== decoded(parts[0] ?? '')) return undefined;
			continue;
		}
		const pattern = parts.map((part, position) => (position % 2 === 0 ? escapePattern(part) : '(.+?)')).join('');
		const match = new RegExp(`^${pattern}$`, 's').exec(segment);
		if (!match || decoded(segment) === undefined) return undefined;
		for (const [position, value] of match.slice(1).entries()) values[parts[2 * position + 1] ?? ''] = value;
	}
	return values;
}

/** `undefined` for text that is not encoded properly. */
function decoded(segment: string): string | undefined {
	try {
		return decodeURIComponent(segment);
	} catch {
		return undefined;
	}
}
