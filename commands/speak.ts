import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROGRAM } from '#site/program.ts';
import { type Language, spokenPath } from '#text/language.ts';
import { ownSubject, type Words, wordsModule } from '#text/worded.ts';

/** Marks the address of a file of words in which those of the site stand. */
const OF_SITE = '?of-site';

/**
 * Lets this process speak a language, from now on: `#words/…` and `#language/…` mean its files. What was imported before speaks German.
 * @param own words that the site brings along for the language of its texts, `locale`, which stand in the place of ours.
 */
export function speak(language: Language, { own, locale }: { own: Words; locale: string } = { own: {}, locale: language }): void {
	registerHooks({
		resolve(specifier, context, next) {
			const path = spokenPath(specifier, language, context.parentURL);
			if (path === undefined) return next(specifier, context);
			const plain = next(pathToFileURL(join(PROGRAM, 'src', path)).href, context);
			return ownSubject(path, own) === undefined ? plain : { ...plain, url: plain.url + OF_SITE, format: 'module', shortCircuit: true };
		},
		load(url, context, next) {
			if (!url.endsWith(OF_SITE)) return next(url, context);
			const plain = url.slice(0, -OF_SITE.length);
			const subject = ownSubject(`words/${language}/${plain.slice(plain.lastIndexOf('/') + 1)}`, own) ?? '';
			return { format: 'module', source: wordsModule(subject, own, { plain, worded: WORDED, locale }), shortCircuit: true };
		},
	});
}

const WORDED = import.meta.resolve('#text/worded.ts');
