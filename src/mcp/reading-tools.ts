import { closestPages } from '#search/closest-pages.ts';
import type { SearchResult } from '#search/query.ts';
import { anchors } from '#words/addresses.ts';
import { api } from '#words/api.ts';
import { mcp as words } from '#words/mcp.ts';
import type { BuiltPages } from './built-pages.ts';
import { comparableName, listedEntry, sectionOf } from './section-of.ts';

/** How many hits are looked at for a name, and how many pages are named that somebody may have meant. */
const LOOKED_AT = 30;
const NEAR = 5;

/** Answers a query with places: what each is, where it stands, what it says. */
export async function searchPages(pages: BuiltPages, query: string, most?: number): Promise<string> {
	const results = await pages.search(query, most);
	if (results.length === 0) return words.search.none(query);
	const note = results.some(({ isGuess }) => isGuess) ? [words.search.guessed(query)] : [];
	const hits = results.map((result) => `- ${placeOfResult(result)}\n  ${pages.addressOf(result.path)}\n  ${result.excerpt.text}`);
	return [...note, ...hits].join('\n');
}

/** A page as Markdown. Throws, with pages that may have been meant, where there is none. */
export async function readTwin(pages: BuiltPages, page: string): Promise<string> {
	const path = pages.pathOf(page);
	const text = await pages.markdown(path);
	if (text !== undefined) return text;
	const near = closestPages(path, await pages.list(), () => undefined).slice(0, NEAR);
	const hint = near.length === 0 ? [] : [words.readPage.near(near.map((other) => pages.addressOf(other.path)).join(', '))];
	throw new Error([words.readPage.missing(page), ...hint].join(' '));
}

/**
 * What the site says of some things that bear a name, those that its search finds first: terms, words with a section of their own, fields, schemas in a list of all.
 * Throws where nothing does.
 */
export async function lookUp(pages: BuiltPages, name: string): Promise<string> {
	const wanted = comparableName(name);
	const places = [...(await pages.search(name, LOOKED_AT)), ...(await schemaLists(pages))];
	const entries = places.map(async (result) => {
		const page = await pages.markdown(result.path.replace(/#.*/, ''));
		const section = page === undefined ? '' : sectionOf(page, result.heading.text, result.above);
		const isNamed = namesOfResult(result).some((each) => comparableName(each) === wanted);
		const text = isNamed ? section || result.excerpt.text : listedEntry(section, name);
		return text === '' ? [] : [`**${placeOfResult(result)}**\n${pages.addressOf(result.path)}\n\n${text}`];
	});
	const found = new Set((await Promise.all(entries)).flat());
	if (found.size === 0) throw new Error(words.lookUp.missing(name));
	return [...found].join('\n\n---\n\n');
}

/** The lists of all schemas, one for each API. They name so many things that a search for one of them need not find them. */
const schemaLists = async (pages: BuiltPages) =>
	(await pages.search(api.schemasIndex, LOOKED_AT)).filter(({ path }) => path.endsWith(`#${anchors.schemaIndex}`));

const placeOfResult = ({ page, above, heading }: SearchResult) => [page.text, ...above, heading.text].filter(Boolean).join(' › ');

/** What a page is about may stand before what it belongs to: „Normal – Glossar“, “Standard | Glossary”, “Standard (term)”. */
const namesOfResult = ({ page, heading }: SearchResult) => (heading.text === '' ? [page.text, page.text.split(/ [–—|·-] |: | \(/)[0] ?? ''] : [heading.text]);
