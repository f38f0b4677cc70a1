import { DomUtils, parseDocument } from 'htmlparser2';

/** What the page of an operation tells a reader without scripts, outside of examples and code samples. */
export interface OperationPageText {
	method: string;
	path: string;
	title: string;
	/** Parameter names by their place, e.g. `query limit`. */
	parameters: Set<string>;
	/** Field names of each list of fields. */
	fieldLists: Set<string>[];
	/** Values of each list of allowed values. */
	valueLists: Set<string>[];
	statuses: Set<string>;
	/** Names of headers, described or linked to their description. */
	headers: Set<string>;
	scopes: Set<string>;
}

/** Reads the page; `undefined` when it is not the page of an operation. */
export function readOperationPage(html: string): OperationPageText | undefined {
	const document = parseDocument(html);
	const page = withClass(document, 'operation')[0];
	if (page === undefined) return undefined;
	// A name that occurs only in an example or a sample does not count as described.
	for (const code of [...withClass(page, 'operation-side'), ...DomUtils.getElementsByTagName('script', page)]) DomUtils.removeElement(code);
	const endpoint = withClass(page, 'endpoint');
	const parameterLists = DomUtils.getElementsByTagName('section', page).flatMap((section) => {
		const place = /^parameter-(.*)$/.exec(DomUtils.getAttributeValue(section, 'aria-labelledby') ?? '')?.[1];
		return place === undefined ? [] : [...fieldNames(withClass(section, 'params')[0])].map((name) => `${place} ${name}`);
	});
	const fields = withClass(page, 'params');
	return {
		method: textsOf(endpoint.slice(0, 1), 'method')[0] ?? '',
		// The base address stands in front of it.
		path: DomUtils.textContent(DomUtils.getElementsByTagName('pre', endpoint.slice(0, 1))).replace(
			DomUtils.textContent(DomUtils.getElementsByTagName('small', endpoint.slice(0, 1))),
			'',
		),
		title: DomUtils.textContent(DomUtils.getElementsByTagName('h1', page)),
		parameters: new Set(parameterLists),
		fieldLists: fields.map(fieldNames),
		valueLists: withClass(page, 'values').map((values) => new Set(DomUtils.getElementsByTagName('code', values).map(DomUtils.textContent))),
		statuses: new Set(textsOf([page], 'http-status')),
		headers: new Set([
			...fields.flatMap((each) => [...fieldNames(each)]),
			...withClass(page, 'known-headers').flatMap((line) => DomUtils.getElementsByTagName('a', line).map(DomUtils.textContent)),
		]),
		scopes: new Set(withClass(page, 'scopes').flatMap((scopes) => DomUtils.getElementsByTagName('code', scopes).map(DomUtils.textContent))),
	};
}

type Place = Parameters<typeof DomUtils.getElements>[1];

const withClass = (place: Place, name: string, inside = true) =>
	DomUtils.getElements({ class: (value: string | undefined) => value?.split(' ').includes(name) ?? false }, place, inside);

const textsOf = (place: Place, name: string) => withClass(place, name).map(DomUtils.textContent);

/** Names in the lines of a list, not those of lists further inside. */
function fieldNames(list: ReturnType<typeof withClass>[number] | undefined): Set<string> {
	if (list === undefined) return new Set();
	const heads = DomUtils.getElementsByTagName('header', DomUtils.getChildren(list).flatMap(DomUtils.getChildren), false);
	return new Set(heads.flatMap((head) => DomUtils.getElementsByTagName('a', head.children, false).slice(0, 1)).map(DomUtils.textContent));
}
