import { basename, relative } from 'node:path';
import { type Problem, problemOf } from '#schema/problem.ts';
import { moveIn as words } from '#words/move-in.ts';
import { askPlugins, type ToldPlugin } from './ask-plugins.ts';
import { findConfigFile } from './config-files.ts';
import { docusaurusConfigSchema } from './docusaurus-config.ts';
import { evaluate } from './evaluate.ts';
import type { Note } from './note.ts';
import { planMove } from './plan-move.ts';
import { configText } from './write-config.ts';
import { type WrittenFile, writeUnlessOwn } from './written-file.ts';

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
	const way = relative(home, root).replaceAll('\\', '/');
	const written = writeUnlessOwn(home, `${configText({ ...(way === '' ? {} : { root: way }), ...config })}\n// ${words.seal}\n`);
	return { written, notes, base: config.base ?? '/' };
}

/** What the site's own plugins tell; nothing, if they do not answer in time. */
async function toldByPlugins(site: string): Promise<ToldPlugin[]> {
	try {
		return await askPlugins(site);
	} catch {
		return [];
	}
}
