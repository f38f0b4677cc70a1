import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { factsOf } from '#reference/html/page-facts.fixture.ts';
import { percentDecoded } from '#text/percent-decoded.ts';
import type { ReferencePage } from '../src/reference/render-api-page.ts';

/** Something that is wrong with the pages of a description. */
export interface Fault {
	kind: 'thrown' | 'same-path' | 'html' | 'same-id' | 'no-such-id' | 'no-such-page' | 'missing' | 'hostile' | 'sandbox';
	/** Path of the page, or id of the operation. */
	place: string;
	text: string;
}

/** Pages beyond this length are not parsed by the rules of browsers, which takes longer than to render them. */
const LONGEST = 2_000_000;

/** Makes a check of rendered pages: well-formed, ids unique, links lead somewhere, parameters and statuses of the operation on it. */
export function createPageCheck(model: ApiModel, routes: readonly ReferencePage[]): (route: ReferencePage, html: string) => Fault[] {
	const paths = new Set<string>();
	const twice = new Set(routes.flatMap(({ path }) => (paths.size === paths.add(path).size ? [path] : [])));
	const operations = new Map(model.operations.map((operation) => [operation.slug, operation]));
	return (route, html) => {
		const faults: Fault[] = [];
		const tell = (kind: Fault['kind'], found: Iterable<string>) => {
			for (const text of new Set(found)) faults.push({ kind, place: route.path, text });
		};
		const { ids, targets, addresses, attributes, elements, text } = factsOf(html);
		const known = new Set<string>();
		tell('same-path', twice.has(route.path) ? [route.path] : []);
		tell(
			'same-id',
			ids.filter((id) => known.size === known.add(id).size),
		);
		tell(
			'no-such-id',
			targets.filter((target) => target !== '' && !known.has(target) && !known.has(percentDecoded(target))),
		);
		tell(
			'no-such-page',
			addresses.filter((address) => address.startsWith('/docs/api/') && address.split('#')[0]?.endsWith('/') && !paths.has(address.split('#')[0] ?? '')),
		);
		tell('html', html.length > LONGEST ? [] : parseErrors(html));
		tell('hostile', [
			...[...attributes].filter((name) => /^on|[^a-z0-9:_-]/i.test(name)),
			...['script', 'iframe', 'style', 'object'].filter((name) => elements.has(name)),
			...addresses.filter((address) => /^\s*(?:javascript|vbscript|data):/i.test(address)),
		]);
		const operation = route.kind === 'api-operation' ? operations.get(route.operation) : undefined;
		if (operation)
			tell(
				'missing',
				[...saidBy(operation)].filter((word) => !text.includes(word)),
			);
		return faults;
	};
}

/** Names and statuses that a page must show. */
function saidBy({ parameters, responses }: Operation): Set<string> {
	return new Set([
		...Object.values(parameters).flatMap((all) => all.map(({ name }) => name)),
		...responses.flatMap(({ headers }) => headers.map(({ name }) => name)),
	]);
}

function parseErrors(html: string): string[] {
	const errors: string[] = [];
	const tree = fromHtml(html, {
		fragment: true,
		onerror({ ruleId, place }) {
			const offset = (place && 'start' in place ? place.start.offset : place?.offset) ?? 0;
			errors.push(`${ruleId}: ${html.slice(Math.max(0, offset - 60), offset + 60)}`);
		},
	});
	// Where elements must not stand inside each other, a parser moves or adds some.
	const written = html.match(/<[a-z]/g)?.length ?? 0;
	if (elementsIn(tree) !== written) errors.push(`nesting: ${written} elements are written, ${elementsIn(tree)} are read`);
	return errors;
}

function elementsIn(node: Nodes): number {
	const inside = 'children' in node ? node.children.reduce((sum, child) => sum + elementsIn(child), 0) : 0;
	return inside + (node.type === 'element' ? 1 : 0);
}
