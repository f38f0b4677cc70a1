/** The name of a field in values. */
export interface KeyName {
	name: string;
	/** In XML documents. */
	xml: string;
}

/** A place of a field of the description in the code beside it. */
export type FieldPlace =
	| { kind: 'request'; path: readonly KeyName[] }
	| { kind: 'response'; status: string; path: readonly KeyName[] }
	| { kind: 'parameter'; name: string; isInPath: boolean };

/** A name that stands for any key. */
export const ANY_KEY = '*';

/** More places of a shared schema are not marked. */
const MOST_FIELD_PLACES = 20;

/**
 * All places of a field of an operation's page. A schema stands once on a page, so a field that is described somewhere also belongs to every place that links there.
 * @param line of the field or parameter.
 */
export function fieldPlaces(line: Element): FieldPlace[] {
	const places: FieldPlace[] = [];
	const seen = new Set<Element>();
	const follow = (from: Element, inner: readonly KeyName[]) => {
		if (places.length >= MOST_FIELD_PLACES || seen.has(from)) return;
		seen.add(from);
		let path = inner;
		for (let element: Element | null = from; element !== null; element = element.parentElement) {
			for (const user of usersOf(element.id)) follow(user, path);
			const isLine: boolean = element.matches('.params > li');
			const end: FieldPlace | undefined = isLine ? parameterAt(element) : bodyAt(element, path);
			if (end) places.push(end);
			if (end || element.matches('.schema')) return;
			if (isLine) path = [keyName(element), ...path];
		}
	};
	follow(line, []);
	return places;
}

/** The place at a path in a body; `undefined` if the element is no body. */
function bodyAt(element: Element, path: readonly KeyName[]): FieldPlace | undefined {
	const body = element.matches('.schema') ? rootOf(element.id) : undefined;
	return body && { ...body, path };
}

const nameLink = (line: Element) => line.querySelector(':scope > header > a');

/** The parameter that a line describes; none for a line about a field of a parameter or body. */
function parameterAt(line: Element): FieldPlace | undefined {
	const name = nameLink(line);
	const section = line.closest('section')?.getAttribute('aria-labelledby') ?? '';
	const isOutermost = line.parentElement?.closest('.params > li') === null;
	return name && isOutermost && section.startsWith('parameter-')
		? { kind: 'parameter', name: name.textContent, isInPath: section === 'parameter-path' }
		: undefined;
}

function keyName(line: Element): KeyName {
	const link = nameLink(line);
	const name = link?.querySelector('em') ? ANY_KEY : (link?.textContent ?? '');
	return { name, xml: line.querySelector<HTMLElement>(':scope > .facts > [data-xml]')?.dataset['xml'] ?? name };
}

/** The lines of fields and the bodies that link to the schema with this id. */
const usersOf = (id: string) =>
	id === ''
		? []
		: [...document.querySelectorAll(`:is(.params header, .schema-head) > i a[href="#${CSS.escape(id)}"]`)].flatMap(
				(link) => link.closest('.params > li, .schema') ?? [],
			);

/** The body with this id: `body…` or `response-<status>…`; ids in callbacks begin otherwise. */
function rootOf(id: string): { kind: 'request' } | { kind: 'response'; status: string } | undefined {
	if (/^body(?:-\d+)?$/.test(id)) return { kind: 'request' };
	const status = /^response-([^-]+)(?:-\d+)?$/.exec(id)?.[1];
	return status === undefined ? undefined : { kind: 'response', status };
}
