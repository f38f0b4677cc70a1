import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROGRAM } from '#site/program.ts';
import { NO_TEXTS } from '#text/worded.ts';
import { LANGUAGE } from '#words/locale.ts';

const WORDS_FOLDER = join(PROGRAM, 'src/words', LANGUAGE);
const OWN_ENDING = import.meta.filename.slice(-'.ts'.length);

/** Files with words for readers of every site, and with words for readers of an API. All other words are for people who write and build a site. */
const FOR_READERS =
	'accessibility announcement base-warning blog colour-mode copy crash drawer figure home load-failure navigation not-found not-kept offline own-pages page-change paper prose redirect search search-dialog search-page stored-data term-card';
const OF_APIS =
	'api atlas change-facts change-places changes code-reading collection console console-frame constraint mismatch samples sandbox schema-type security sign-in status-words';

/** Files of words by their names without ending. */
export const subjects = (): string[] =>
	readdirSync(WORDS_FOLDER)
		.filter((file) => file.endsWith(OWN_ENDING) && !/\.(?:d|test|fixture)\./.test(file))
		.map((file) => file.slice(0, -OWN_ENDING.length))
		.filter((subject) => !NO_TEXTS.has(subject))
		.sort();

/** Whether readers of a site see the words of this subject. */
export const isRead = (subject: string, hasApi: boolean): boolean => [...FOR_READERS.split(' '), ...(hasApi ? OF_APIS.split(' ') : [])].includes(subject);

/** The program's own words in a language, without words that a site brings along. */
export const plainWords = async (subject: string): Promise<object> =>
	await import(/* @vite-ignore */ pathToFileURL(join(WORDS_FOLDER, subject + OWN_ENDING)).href);
