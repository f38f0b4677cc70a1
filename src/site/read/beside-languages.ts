import type { FreePage } from '#content/free-page.ts';
import type { Site } from '#navigation/site.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { siteFaults } from '#words/site-faults.ts';

/** Free pages of the site's own language `own`, without those that would stand among the pages of another one: its whole folder is that language's. */
export function besideLanguages(pages: readonly FreePage[], locales: Site['locales'], own: string): { pages: FreePage[]; problems: Problem[] } {
	const others = locales.filter(({ code, base }) => code !== own && base !== undefined);
	const languageAt = (path: string) => others.find(({ code }) => path.startsWith(`/${code}/`));
	return {
		pages: pages.filter(({ path }) => languageAt(path) === undefined),
		problems: pages.flatMap(({ file, path }) => {
			const language = languageAt(path);
			if (language === undefined) return [];
			const message = siteFaults.addressOfLanguage(path, language.label);
			return [problemOf('duplicate-route', { file, line: 1, message, hint: siteFaults.addressOfLanguageHint })];
		}),
	};
}
