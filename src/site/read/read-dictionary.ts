import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import type { Dictionary } from '#checks/text/words/speller.ts';

/** Joins the parts of a compound in an answer; no word has it. */
const COMPOUND_SEPARATOR = '|';

let dictionary: Dictionary | undefined;

/** The German dictionary. It is read once in a process, which takes about half a second. Capitals count. */
export function readDictionary(): Dictionary {
	dictionary ??= decodeDictionary();
	return dictionary;
}

function decodeDictionary(): Dictionary {
	const folder = dirname(fileURLToPath(import.meta.resolve('@cspell/dict-de-de')));
	const trie = decodeTrie(gunzipSync(readFileSync(join(folder, 'de_DE.trie.gz'))));
	return {
		partsOf(word) {
			const { found, forbidden } = trie.findWord(word, { caseSensitive: true, checkForbidden: true, compoundSeparator: COMPOUND_SEPARATOR });
			return found === false || forbidden ? undefined : found.split(COMPOUND_SEPARATOR);
		},
		suggest: (word) => trie.suggest(word, { numSuggestions: 3, changeLimit: 3, timeout: 500, compoundMethod: 0, ignoreCase: false }),
	};
}
