import { describe, expect, test } from 'vitest';
import { analysis } from '#language/analysis.ts';
import { searchedCorpus } from './corpus.fixture.ts';
import type { SearchedPage } from './items.ts';
import { makeSearchIndex } from './make-index.ts';
import { openSearchIndex } from './open-index.ts';
import { answerAsItComes, answerQuery } from './query.ts';
import { FIRST_RESULTS } from './ranking.ts';
import { readQuery } from './read-query.ts';
import { joinSeparableVerb } from './separable-verb.ts';

const files = new Map(
	makeSearchIndex(searchedCorpus(), {
		analysis,
		nameEdition: () => 'e',
		synonyms: { Messmittel: ['measuring tool'] },
		thesaurus: [['drucken', 'print']],
	}).files.map(({ path, text }) => [path, text]),
);
const read = async (path: string) => files.get(path) ?? Promise.reject(new Error(`${path} is missing`));
const index = await openSearchIndex(read);
const ask = (query: string) => answerQuery(index, query, { analysis });
const paths = async (query: string) => (await ask(query)).map(({ path }) => path.replace('/docs/handbuch/', ''));

/** Query and the address that must come first. */
const GOLD: [why: string, query: string, path: string][] = [
	['title', 'Prüfintervall', '/docs/terms/pruefintervall/'],
	['title of two kinds of pages', 'Prüfmittel', 'pruefmittel/'],
	['heading', 'Entscheidungsregel', 'pruefberichte/#regel'],
	['ae for ä', 'pruefintervall', '/docs/terms/pruefintervall/'],
	['a for ä', 'prufmittelnummer', '/docs/terms/pruefmittelnummer/'],
	['decomposed umlaut, upper case', 'PRU\u0308FINTERVALL', '/docs/terms/pruefintervall/'],
	['ss for ß', 'grosse masse', 'pruefberichte/#regel'],
	['unfinished word', 'Entscheid', 'pruefberichte/#regel'],
	['unfinished word without its umlaut', 'Prufb', 'pruefberichte/'],
	['unfinished last word after a whole one', 'Passwort verg', 'login/#vergessen'],
	['plural', 'Sperrgründe', 'pruefmittel/#sperren'],
	['genitive', 'Prüfintervalls', '/docs/terms/pruefintervall/'],
	['dative plural in a phrase', 'Aufklebern drucken', 'aufkleberassistent/#drucken'],
	['verb in another form', 'gelöscht löscht', 'stammdaten/#loeschen'],
	['last part of a compound', 'Intervall', '/docs/terms/pruefintervall/'],
	['inflected last part of a compound', 'Intervallen', '/docs/terms/pruefintervall/'],
	['word itself before compounds with it', 'Nummer', 'stammdaten/#nummern'],
	['last part behind a verb stem', 'Schieber', 'pruefmittel/'],
	['compound that stands nowhere', 'Kalibrierzyklus', '/docs/terms/pruefintervall/'],
	['code of a message', 'KB-304', 'pruefmittel/#fehler'],
	['code without its hyphen', 'kb304', 'pruefmittel/#fehler'],
	['code with a blank', 'KB 304', 'pruefmittel/#fehler'],
	['number of a device', 'PM-MS-0001', 'pruefmittel/#anlegen'],
	['beginning of a number', 'pm-ms', 'pruefmittel/#anlegen'],
	['camelCase', 'dueDate', '/docs/terms/pruefintervall/#api'],
	['part of camelCase', 'date', '/docs/terms/pruefintervall/#api'],
	['snake_case as words', 'magic name', '/docs/terms/pruefintervall/#api'],
	['path', '/apparatuses/{id}/files', '/docs/terms/pruefintervall/#api'],
	['kebab-case', 'custom-fields-edit', '/docs/api/custom-fields-edit/'],
	['synonym from the keywords', 'Turnus', '/docs/terms/pruefintervall/'],
	['synonym with a hyphen', 'QR Code', 'aufkleberassistent/'],
	['two letters swapped', 'Kalibirerung', 'pruefberichte/'],
	['one letter wrong', 'Filterkriteriem', '/docs/terms/filterkriterien/'],
	['one letter missing in a short word', 'Paswort', 'login/#vergessen'],
	['question in a whole sentence', 'Wie sperre ich ein Prüfmittel?', 'pruefmittel/#sperren'],
	['verb that leaves its particle at the end', 'Wie lege ich ein Prüfmittel an?', 'pruefmittel/#anlegen'],
	['verb that leaves its particle behind what the heading names', 'Wie gebe ich einen Prüfbericht frei?', 'pruefberichte/#freigeben'],
	['word that stands nowhere, from the writer', 'gestohlen', 'pruefmittel/#verlust'],
	['several words of the writer, in another order', 'Schrank fehlt', 'pruefmittel/#verlust'],
	['section before its page where the writer gave the word to both', 'Label', 'aufkleberassistent/#drucken'],
	['id that every object has by itself', 'Konstruktor', '/docs/terms/filterkriterien/#constructor'],
	['participle of a verb with a part', 'angelegtes Prüfmittel', 'pruefmittel/#anlegen'],
	['name of a page with a slip before its sections', 'Prüfmitel', 'pruefmittel/'],
	['slip that hides the ending', 'Freigbe', 'pruefberichte/#freigeben'],
	['word of the thesaurus, in another language', 'print Aufkleber', 'aufkleberassistent/#drucken'],
	['method and path', 'PATCH /custom-fields/{key}', '/docs/api/custom-fields-edit/'],
	['verb and thing of an operation in English', 'update custom field', '/docs/api/custom-fields-edit/'],
	['word that all pages of the reference answer', 'Zusatzfeld REST', '/docs/api/custom-fields-add/'],
	['contrary of a word', 'Code nicht mehr lesbar', 'pruefmittel/#unlesbar'],
	['page of the manual before term and sections', 'Prüfbericht', 'pruefberichte/'],
	['page of the manual before all that begins so', 'Prüf', 'pruefberichte/'],
	['overview of the API before sections of that name', 'API', '/docs/api/werkstatt-api/'],
	['heading before a text that says it often', 'Entsperren', 'pruefmittel/#sperren'],
	['title and heading together', 'Prüfmittel sperren', 'pruefmittel/#sperren'],
	['field of the API', 'maxLength', '/docs/api/custom-fields-edit/#body-maxLength'],
	['beginning of a field', 'maxLen', '/docs/api/custom-fields-edit/#body-maxLength'],
	['news come after the manual', 'Aufkleberassistent', 'aufkleberassistent/'],
];

test.each(GOLD)('%s: %s', async (_why, query, path) => {
	expect((await paths(query))[0]).toBe(path);
});

/** A page of the manual with these sections. */
function searched({
	path,
	title,
	keywords = [],
	sections = [],
}: {
	path: string;
	title: string;
	keywords?: string[];
	sections?: { id: string; heading: string; text: string }[];
}): SearchedPage {
	const whole = { id: '', level: 1, heading: title, text: '', linked: 0, entries: [] };
	return {
		path,
		kind: 'doc',
		noindex: false,
		title,
		description: undefined,
		keywords,
		sections: [whole, ...sections.map((section) => ({ ...section, level: 2, linked: 0, entries: [] }))],
	};
}

/** The search of one page with these sections; it gives the ids of those that it finds. */
async function openOf(...sections: (readonly [heading: string, text: string])[]): Promise<(query: string) => Promise<(string | undefined)[]>> {
	const page = searched({ path: '/docs/a/', title: 'Titel', sections: sections.map(([heading, text]) => ({ id: heading.toLowerCase(), heading, text })) });
	const made = new Map(makeSearchIndex([page], { analysis, nameEdition: () => 'e' }).files.map(({ path, text }) => [path, text]));
	const opened = await openSearchIndex(async (path) => made.get(path) ?? '');
	return async (query) => (await answerQuery(opened, query, { analysis })).map(({ path }) => path.split('#')[1]);
}

/** An index that tells which texts it was asked for. */
async function openLogged() {
	const log: string[] = [];
	const opened = await openSearchIndex((path) => {
		log.push(path);
		return read(path);
	});
	return { opened, asked: () => log.filter((path) => path.includes('/texts-')) };
}

describe('search', () => {
	test('puts sections with all words before those with any, even before a title', async () => {
		const found = await paths('Prüfmittel Sperrgrund');
		expect(found[0]).toBe('pruefmittel/#sperren');
		expect(found).toContain('pruefmittel/');
		expect(await paths('vergessen Skalierung')).toEqual(expect.arrayContaining(['login/#vergessen', 'aufkleberassistent/#drucker']));
	});

	test('finds compounds, and none by a prefix that makes another word', async () => {
		expect(await paths('Intervall')).toContain('pruefmittel/#fehler');
		expect(await paths('schieben')).not.toContain('/docs/terms/filterkriterien/');
	});

	test('tells guesses from hits', async () => {
		const guesses = async (query: string) => (await ask(query)).map(({ isGuess }) => isGuess ?? false);
		expect(new Set(await guesses('Prüfmitel'))).toEqual(new Set([true]));
		expect(new Set(await guesses('Prüfmittel'))).toEqual(new Set([false]));
		// A known word gives results, whatever words are beside it.
		expect(new Set(await guesses('Prüfmittel sperrren'))).toEqual(new Set([false]));
	});

	test('takes a short word with another first letter for another word', async () => {
		const find = await openOf(['Leer', 'Ein Feld ohne Wert ist null.']);
		expect(await find('Müller')).toEqual([]);
		expect(await find('nulll')).toEqual(['leer']);
	});

	test('finds a phrase in a page in which other places have its words more often', async () => {
		const many = Array.from({ length: 5 }, (_, at) => [`Siegel ${at}`, 'Siegel prüfen: Siegel, Echtheit, Siegel.'] as const);
		const find = await openOf(...many, ['Ganz unten', 'Zuletzt steht die Echtheit des Siegels da, viele Worte weiter als sonst.']);
		expect(await find('"Echtheit des Siegels"')).toEqual(['ganz unten']);
	});

	test('names a field that says the same on many pages once', async () => {
		expect((await paths('maxLength')).filter((path) => path.endsWith('#body-maxLength'))).toHaveLength(1);
	});

	test('gives at most three sections of a page', async () => {
		const counts = Map.groupBy(await ask('Prüfmittel'), ({ path }) => path.replace(/#.*/, ''));
		expect(Math.max(...[...counts.values()].map((list) => list.length))).toBe(3);
	});

	test('finds nothing for nothing, punctuation and nonsense', async () => {
		for (const query of ['', '   ', '?!', 'xqzwv', 'KB-999']) expect(await ask(query)).toEqual([]);
	});

	test('leaves out lists and pages that are not to be found', async () => {
		expect(await paths('Eingeweihte')).toEqual([]);
		expect((await ask('Prüfintervall')).map(({ path }) => path)).not.toContain('/blog/');
	});

	test('says what was found where', async () => {
		const [first] = await ask('prüfmittelnummern pm-ms-0001');
		const marked = (field: 'page' | 'heading' | 'excerpt') => first?.[field].marks.map(({ start, end }) => first[field].text.slice(start, end));
		expect(first).toMatchObject({
			path: '/docs/handbuch/pruefmittel/#anlegen',
			kind: 'manual',
			page: { text: 'Prüfmittel' },
			heading: { text: 'Prüfmittel anlegen' },
		});
		expect(marked('excerpt')).toEqual(['Prüfmittelnummer', 'PM-MS-0001']);
		expect(marked('page')).toEqual([]);
	});

	test('tells the kinds of pages apart', async () => {
		const kindOf = async (query: string) => (await ask(query))[0]?.kind;
		expect(await Promise.all(['Prüfintervall', 'Anmelden', 'custom-fields-edit', 'vier Schritten'].map(kindOf))).toEqual(['glossary', 'manual', 'api', 'blog']);
	});

	test('hears a negation also before the part that a verb left at the end', async () => {
		const negatedIn = async (query: string) => {
			const { topic, negated } = await joinSeparableVerb(index, readQuery(query, analysis), analysis);
			return topic.filter((word) => negated.has(word)).map(({ whole }) => whole);
		};
		expect(await negatedIn('kann ich den Prüfbericht nicht freigeben')).toEqual(['freigeben']);
		expect(await negatedIn('Warum gebe ich den Prüfbericht nicht frei?')).toEqual(['freigebe']);
		expect(await negatedIn('Warum lege ich das Prüfmittel nicht an?')).toEqual(['anlege']);
		expect(await negatedIn('Wie gebe ich den Prüfbericht frei?')).toEqual([]);
	});

	test('is not led astray by rare words that carry little of the topic, German or English', async () => {
		const anew = await openOf(
			['Anlass', 'Nachrichten bekommen Leute, die jemand what can I do fragt.'],
			['Drucker', 'Ein Drucker druckt Etiketten für Drucker.'],
		);
		expect(await anew('Wie bekomme ich für jemand einen Drucker?')).toEqual(['drucker', 'anlass']);
		expect(await anew('what can I do for a Drucker')).toEqual(['drucker']);
	});

	test('does not take a phrase of a writer for the only word in it that carries a topic', async () => {
		const page = searched({
			path: '/docs/a/',
			title: 'A',
			sections: [
				{ id: 'plan', heading: 'Plan', text: 'Ein Plan.' },
				{ id: 'prüfung', heading: 'Prüfung', text: 'Geprüft wird hier.' },
			],
		});
		const made = new Map(
			makeSearchIndex([{ ...page, searchWords: { plan: ['wie wird geprüft'] } }], { analysis, nameEdition: () => 'e' }).files.map(({ path, text }) => [
				path,
				text,
			]),
		);
		const opened = await openSearchIndex(async (path) => made.get(path) ?? '');
		expect((await answerQuery(opened, 'Prüfung', { analysis }))[0]?.path).toBe('/docs/a/#prüfung');
	});

	test('leads a word of a page to the section that is headed by it, not to one that has it among other words', async () => {
		const sections = [
			{ id: 'lesen', heading: 'Werte lesen', text: 'Siegel, Siegel und noch ein Siegel.' },
			{ id: 'siegel', heading: 'Siegel und Echtheit', text: 'Ein Stempel.' },
		];
		const page = searched({ path: '/docs/schein/', title: 'Schein', keywords: ['Siegel'], sections });
		const files = new Map(
			makeSearchIndex([{ ...page, searchWords: { lesen: ['Siegel lesen'] } }], { analysis, nameEdition: () => 'e' }).files.map(({ path, text }) => [
				path,
				text,
			]),
		);
		const opened = await openSearchIndex(async (path) => files.get(path) ?? '');
		expect((await answerQuery(opened, 'Siegel', { analysis }))[0]?.path).toBe('/docs/schein/#siegel');
	});

	test('says the best before the texts of the others are asked for', async () => {
		const { opened, asked } = await openLogged();
		const said: { results: number; texts: number }[] = [];
		for await (const results of answerAsItComes(opened, 'Prüfmittel Login Aufkleber', { analysis }))
			said.push({ results: results.length, texts: asked().length });
		const [best, all] = said;
		expect(said).toHaveLength(2);
		expect(best?.results).toBe(FIRST_RESULTS);
		expect(best?.texts).toBeLessThanOrEqual(FIRST_RESULTS);
		expect(all?.texts).toBeGreaterThan(FIRST_RESULTS);
		expect(all?.results).toBeGreaterThan(FIRST_RESULTS);
	});

	test.each(['Prüfmittel sperren', 'PATCH /custom-fields/{key}', 'Prüfmittel Aufkleber druck', 'Code nicht mehr lesb'])(
		'needs three round trips for the best results: directory, terms, texts (%s)',
		async (query) => {
			/** Files are delivered only when nothing can go on without them. */
			let waiting: (() => void)[] = [];
			const opening = openSearchIndex((path) => new Promise((resolve) => waiting.push(() => resolve(read(path)))));
			let isThere = false;
			const best = (async () => {
				for await (const results of answerAsItComes(await opening, query, { analysis })) return results;
			})().finally(() => {
				isThere = true;
			});
			let trips = 0;
			for (; !isThere; trips++) {
				const coming = waiting;
				waiting = [];
				for (const come of coming) come();
				await new Promise(setImmediate);
			}
			expect(await best).not.toEqual([]);
			expect(trips).toBe(3);
		},
	);

	test.each([0, 1])('asks for no more texts once nobody waits, after %i lists', async (after) => {
		const { opened, asked } = await openLogged();
		let lists = 0;
		for await (const _ of answerAsItComes(opened, 'Prüfmittel', { analysis, isWanted: () => lists < after })) lists++;
		expect(lists).toBe(after);
		expect(asked().length).toBeLessThanOrEqual(after * FIRST_RESULTS);
	});

	test('the index is read only as what it is', async () => {
		await expect(openSearchIndex(async () => '<!doctype html>')).rejects.toThrow(SyntaxError);
	});
});
