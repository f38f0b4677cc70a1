import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listAllFiles } from '#content/list-files.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { localesOf } from '#schema/locale.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { siteFaults as words } from '#words/site-faults.ts';
import { translationFolders } from './localise.ts';
import type { SettledConfig } from './settle-config.ts';

/** Reports missing folders of translations, and texts in them that translate nothing: otherwise pages would stay untranslated without any explanation. */
export function checkTranslations({ own, root, lineOf }: Pick<SettledConfig, 'own' | 'root' | 'lineOf'>): Problem[] {
	return localesOf(own).flatMap(({ code, folder }) => {
		if (folder === undefined) return [];
		if (!existsSync(join(root, folder))) {
			const line = lineOf(['locales', own.locales.findIndex((each) => each.code === code), 'folder']);
			return [problemOf('without-effect', { file: 'site.config.ts', line, message: words.noTranslations(folder), hint: words.noTranslationsHint })];
		}
		// Plugins that were not moved to this program have translations in that folder, too.
		if (conventionsOf(own).open) return [];
		const homes = translationFolders(root, own, folder).map(([from]) => from);
		return listAllFiles(root, folder, ['.md', '.mdx'])
			.filter((file) => !homes.some((home) => file.startsWith(`${home}/`)) && !/\/README\.mdx?$/i.test(file))
			.map((file) => problemOf('without-effect', { file, message: words.idleTranslation, hint: words.idleTranslationHint(homes.join(', ')) }));
	});
}
