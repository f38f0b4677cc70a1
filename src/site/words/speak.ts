import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROGRAM } from '#site/program.ts';
import { type Language, spokenPath } from '#text/language.ts';
import { addressOfSite, type InterfaceWords, wordsOfSite } from '#text/worded.ts';

/**
 * Sets the language of this process from now on: `#words/…` and `#language/…` mean its files. Modules imported before this stay German.
 * @param own words that the site brings along for the language of its texts, `locale`, which stand in the place of ours.
 */
export function speak(language: Language, { own, locale }: { own: InterfaceWords; locale: string } = { own: {}, locale: language }): void {
	registerHooks({
		resolve(specifier, context, next) {
			const path = spokenPath(specifier, language, context.parentURL);
			if (path === undefined) return next(specifier, context);
			const plain = next(pathToFileURL(join(PROGRAM, 'src', path)).href, context);
			const url = addressOfSite(plain.url, own);
			return url === plain.url ? plain : { ...plain, url, format: 'module', shortCircuit: true };
		},
		load(url, context, next) {
			const source = wordsOfSite(url, own, { worded: WORDED, locale });
			return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
		},
	});
}

const WORDED = import.meta.resolve('#text/worded.ts');
