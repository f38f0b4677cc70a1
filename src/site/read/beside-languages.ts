import type { FreePage } from '#content/free-page.ts';
import type { Site } from '#navigation/site.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { siteFaults } from '#words/site-faults.ts';

/** Free pages of the site's language `own`, without those at addresses below the folder of another language, which belongs to that language. */
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
