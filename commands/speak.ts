import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROGRAM } from '#site/program.ts';
import { type Language, spokenPath } from '#text/language.ts';

/** Lets this process speak a language, from now on: `#words/…` and `#language/…` mean its files. What was imported before speaks German. */
export function speak(language: Language): void {
	registerHooks({
		resolve(specifier, context, next) {
			const path = spokenPath(specifier, language);
			return next(path === undefined ? specifier : pathToFileURL(join(PROGRAM, 'src', path)).href, context);
		},
	});
}
