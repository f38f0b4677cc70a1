import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** A question of a reader, and the places that answer it. */
export interface Question {
	group: string;
	text: string;
	/** Paths from the root, with `#id` where only that section answers. */
	places: string[];
	/** Held back: the ranking is not tuned with this question, and no search words are written for it. */
	heldBack: boolean;
}

const fileSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** The questions of `questions.yml`: every second of a group is held back. */
export const readQuestions = (): Question[] => readFile('questions.yml', (index) => index % 2 === 1);

/** The questions of `later-questions.yml`. */
export const readLaterQuestions = (): Question[] => readFile('later-questions.yml', () => false);

/** The questions of `practice-questions.yml`. */
export const readPracticeQuestions = (): Question[] => readFile('practice-questions.yml', () => false);

/** The questions of `fresh-questions.yml`: every second of a group is held back. */
export const readFreshQuestions = (): Question[] => readFile('fresh-questions.yml', (index) => index % 2 === 1);

function readFile(name: string, isHeldBack: (index: number) => boolean): Question[] {
	const groups = fileSchema.parse(parse(readFileSync(new URL(name, import.meta.url), 'utf8')));
	return Object.entries(groups).flatMap(([group, questions]) =>
		Object.entries(questions).map(([text, places], index) => ({
			group,
			text,
			places: places.split(' ').map((place) => (place.startsWith('/') ? place : `/docs/${place}`)),
			heldBack: isHeldBack(index),
		})),
	);
}

/** Those questions whose text is also a search phrase that a writer gave to a section of the site in `root`. They say little about other questions. */
export function givenQuestions(questions: readonly Question[], root: string): Question[] {
	const files = globSync('{docs,blog,pages,api}/**/*.{md,mdx}', { cwd: root });
	const words = files.flatMap((file) => {
		const head = /^---\n([\s\S]*?)\n---/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '';
		return Object.values(headSchema.parse(parse(head))?.search_words ?? {}).flat();
	});
	const given = new Set(words.map(inWords));
	return questions.filter(({ text }) => given.has(inWords(text)));
}

const headSchema = z.object({ search_words: z.record(z.string(), z.array(z.coerce.string())).optional() }).nullable();

const inWords = (text: string) =>
	text
		.toLowerCase()
		.match(/[\p{L}\p{N}]+/gu)
		?.join(' ') ?? '';

export interface Quality {
	/** Share of the questions that one of the first three results answers. */
	recall: number;
	/** Mean of 1 divided by the rank of the first result that answers, among the first ten. */
	meanReciprocalRank: number;
}

export interface Outcome {
	question: Question;
	/** From 1; `undefined` when none of the first ten answers. */
	rank: number | undefined;
	found: string[];
}

/** Asks all questions. `answer` gives addresses, best first. */
export async function ask(questions: readonly Question[], answer: (text: string) => Promise<string[]> | string[]): Promise<Outcome[]> {
	const outcomes: Outcome[] = [];
	for (const question of questions) {
		const found = (await answer(question.text)).slice(0, 10);
		const at = found.findIndex((address) => question.places.some((place) => isThere(address, place)));
		outcomes.push({ question, rank: at < 0 ? undefined : at + 1, found });
	}
	return outcomes;
}

/** The same with pages in place of sections, for searches that name pages only. */
export function byPage(questions: readonly Question[]): Question[] {
	return questions.map((question) => ({ ...question, places: question.places.map(pageOf) }));
}

export function qualityOf(outcomes: readonly Outcome[]): Quality {
	const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
	return {
		recall: mean(outcomes.map(({ rank }) => (rank !== undefined && rank <= 3 ? 1 : 0))),
		meanReciprocalRank: mean(outcomes.map(({ rank }) => (rank === undefined ? 0 : 1 / rank))),
	};
}

const isThere = (address: string, place: string) => (place.includes('#') ? address === place : pageOf(address) === place);

const pageOf = (address: string) => address.replace(/#.*/, '');
