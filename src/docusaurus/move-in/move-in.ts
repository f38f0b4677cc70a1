import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { stringify } from 'yaml';
import { type SealedFile, type WrittenFile, writeUnlessOwn } from '#content/files/written-file.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { languageOf } from '#text/language.ts';
import { moveIn as words } from '#words/move-in.ts';
import { askPlugins, type ToldPlugin } from './ask-plugins.ts';
import { findConfigFile } from './config-files.ts';
import { type DocusaurusConfigFile, docusaurusConfigSchema } from './docusaurus-config.ts';
import { evaluate } from './evaluate.ts';
import type { Note } from './note.ts';
import { localeFolder, planLocales } from './plan-locales.ts';
import { planMove } from './plan-move.ts';
import { themeWords } from './theme-words.ts';
import { configText } from './write-config.ts';

const SETTINGS_FILE: SealedFile = {
	name: 'site.config.ts',
	seal: '// nonius import',
	beside: (count) => `site.config.new${count === 1 ? '' : `-${count}`}.ts`,
};

/**
 * Writes `site.config.ts` for the Docusaurus site in `site` into the folder `home` (both absolute), or beside one that its owner has changed. Nothing of the site is
 * changed or copied. Returns what became of its settings and what its addresses begin with, or what is in the way.
 */
export async function moveIn(site: string, home: string): Promise<{ written: WrittenFile; notes: Note[]; base: string } | { problems: Problem[] }> {
	const source = findConfigFile(site);
	if (source === undefined) return { problems: [problemOf('arguments', { file: '', message: words.noConfig(site), hint: words.noConfigHint })] };
	const [evaluated] = await evaluate([source]);
	if (evaluated === undefined || 'error' in evaluated) {
		return { problems: [problemOf('site-config', { file: basename(source), message: words.unreadable(evaluated?.error ?? ''), hint: words.unreadableHint })] };
	}
	const parsed = docusaurusConfigSchema.safeParse(evaluated.value);
	if (!parsed.success) return { problems: [problemOf('site-config', { file: basename(source), message: words.nothing, hint: words.nothingHint })] };
	const { config, root, notes } = planMove(site, parsed.data, await toldByPlugins(site));
	notes.push(...writeWords(home, { site, i18n: parsed.data.i18n }));
	const way = relative(home, root).replaceAll('\\', '/');
	const written = writeUnlessOwn(home, `${configText({ ...(way === '' ? {} : { root: way }), ...config })}\n// ${words.seal}\n`, SETTINGS_FILE);
	return { written, notes, base: config.base ?? '/' };
}

/** Writes the words of the interface that the site has in languages which the program does not speak, unless there are some. Returns what is to be said of it. */
function writeWords(home: string, { site, i18n }: { site: string; i18n: DocusaurusConfigFile['i18n'] }): Note[] {
	const { locale = 'en', locales = [] } = planLocales({ i18n }, { site, prefix: '' });
	const codes = new Set([locale, ...locales.map(({ code }) => code)]);
	return [...codes].flatMap((code): Note[] => {
		const [language = code] = code.split('-');
		if (languageOf(code) === language || [code, language].some((name) => existsSync(join(home, `words.${name}.yml`)))) return [];
		const { words: found, count } = themeWords(site, { locale: code, folder: join(site, localeFolder(i18n, code)) });
		const file = `words.${code}.yml`;
		if (count === 0) return [{ kind: 'open', place: 'i18n', text: words.noWords(code, file) }];
		mkdirSync(home, { recursive: true });
		writeFileSync(join(home, file), stringify(found));
		return [{ kind: 'taken', place: 'i18n', text: words.words(file, count, code) }];
	});
}

/** What the site's own plugins tell; nothing, if they do not answer in time. */
async function toldByPlugins(site: string): Promise<ToldPlugin[]> {
	try {
		return await askPlugins(site);
	} catch {
		return [];
	}
}
