/**
 * Names the held-back questions that a writer gave a section word by word (`search_words`), and measures the search with and without such questions.
 * `node bench/search/given-questions.ts <built site>`
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { analysis } from '#language/analysis.ts';
import { openSearchIndex } from '#search/open-index.ts';
import { answerQuery } from '#search/query.ts';
import { PROGRAM } from '#site/program.ts';
import { ask, byPage, givenQuestions, type Question, qualityOf, readLaterQuestions, readQuestions } from '../../tests/search/gold-set.ts';

const folder = resolve(process.argv[2] ?? 'dist');
const index = await openSearchIndex(async (path) => readFileSync(join(folder, path), 'utf8'));
const answer = async (text: string) => (await answerQuery(index, text, { analysis })).map(({ path }) => path);
const print = (line: string) => process.stdout.write(`${line}\n`);

async function row(name: string, questions: readonly Question[]): Promise<void> {
	const pages = async (text: string) => [...new Set((await answer(text)).map((path) => path.replace(/#.*/, '')))];
	const both = [qualityOf(await ask(questions, answer)), qualityOf(await ask(byPage(questions), pages))];
	const cells = both.flatMap(({ recall, meanReciprocalRank }) => [recall.toFixed(3), meanReciprocalRank.toFixed(3)]);
	print(`| ${[name, questions.length, ...cells].join(' | ')} |`);
}

const sets = {
	'worked half': readQuestions().filter(({ heldBack }) => !heldBack),
	'held back': readQuestions().filter(({ heldBack }) => heldBack),
	later: readLaterQuestions(),
};
print('| questions | | section R@3 | MRR | page R@3 | MRR |\n|---|--:|--:|--:|--:|--:|');
for (const [name, questions] of Object.entries(sets)) {
	const given = new Set(givenQuestions(questions, PROGRAM));
	await row(name, questions);
	if (given.size === 0) continue;
	await row(
		`${name}, without those given word by word`,
		questions.filter((question) => !given.has(question)),
	);
	await row(`${name}, only those`, [...given]);
}
print(
	`\nHeld back and given: ${givenQuestions(sets['held back'], PROGRAM)
		.map(({ text }) => text)
		.join(' · ')}`,
);
