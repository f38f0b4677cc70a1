import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InterfaceWords, isGroup } from '#text/worded.ts';

/** File of words that the site in `home` brings along for `locale`, by the whole name of the language or by its beginning; `undefined` without one. */
export function ownWordsFile(home: string, locale: string): string | undefined {
	return [locale, locale.split('-')[0]].map((name) => `words.${name}.yml`).find((file) => existsSync(join(home, file)));
}

/** Without a byte order mark; throws at what is not UTF-8. The reader of texts would load words. */
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Content of that file, read before any of our words is loaded. A file that cannot be read holds nothing: `check-own-words.ts` says why. */
export async function readOwnWords(home: string, locale: string): Promise<InterfaceWords> {
	const file = ownWordsFile(home, locale);
	if (file === undefined) return {};
	try {
		// Imported only here, because most sites have no such file and every command looks for it.
		const { parse } = await import('yaml');
		const words: unknown = parse(UTF8.decode(readFileSync(join(home, file))));
		return isGroup(words) ? (words as InterfaceWords) : {};
	} catch {
		return {};
	}
}
