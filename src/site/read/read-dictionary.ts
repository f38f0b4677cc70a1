import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { decodeTrie, encodeITrieToBTrie, type ITrie } from 'cspell-trie-lib';
import type { Dictionary } from '#checks/text/words/speller.ts';
import { keepBytes, keptBytes } from '#content/files/kept-text.ts';
import { keepNewest } from '#site/cache/keep-newest.ts';
import { PROGRAM } from '#site/program.ts';

/** Separates the parts of a compound in an answer; no word contains this character. */
const COMPOUND_SEPARATOR = '|';

/** Where the unpacked dictionary is kept, the same for all sites. The package brings it along (`commands/pack/common-bundles.ts`). */
export const UNPACKED_DICTIONARY = join(PROGRAM, '.cache/dictionary');
/** For how many versions of the program an unpacked dictionary is kept. */
const KEPT_VERSIONS = 2;

let dictionary: Dictionary | undefined;

/** The German dictionary. It is read once in a process. Capitals count. */
export function readDictionary(): Dictionary {
	dictionary ??= dictionaryOf(readTrie());
	return dictionary;
}

function dictionaryOf(trie: ITrie): Dictionary {
	return {
		partsOf(word) {
			const { found, forbidden } = trie.findWord(word, { caseSensitive: true, checkForbidden: true, compoundSeparator: COMPOUND_SEPARATOR });
			return found === false || forbidden ? undefined : found.split(COMPOUND_SEPARATOR);
		},
		suggest: (word) => trie.suggest(word, { numSuggestions: 3, changeLimit: 3, timeout: 500, compoundMethod: 0, ignoreCase: false }),
	};
}

/** Unpacking takes most of a second and 250 MB; reading the unpacked dictionary takes 20 ms, once for every build and thread. */
function readTrie(): ITrie {
	const packed = readFileSync(join(dirname(fileURLToPath(import.meta.resolve('@cspell/dict-de-de'))), 'de_DE.trie.gz'));
	// It names the library exactly, whose format this is.
	const name = createHash('sha256')
		.update(packed)
		.update(readFileSync(join(PROGRAM, 'package.json')))
		.digest('hex');
	const file = join(UNPACKED_DICTIONARY, `${name}.btrie`);
	const kept = keptBytes(file, name);
	// A copy, because the library needs aligned memory.
	if (kept !== undefined) return decodeTrie(Uint8Array.from(kept));
	const trie = decodeTrie(gunzipSync(packed));
	keepBytes(file, name, encodeITrieToBTrie(trie));
	if (existsSync(UNPACKED_DICTIONARY)) keepNewest(UNPACKED_DICTIONARY, KEPT_VERSIONS);
	return trie;
}
