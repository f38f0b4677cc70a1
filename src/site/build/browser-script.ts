import { join } from 'node:path';
import { keepText, keptText } from '#content/files/kept-text.ts';
import { scriptKey } from '#site/cache/cache-keys.ts';
import { spokenWords } from '#site/engine/spoken-words.ts';
import { PROGRAM } from '#site/program.ts';
import { LANGUAGE } from '#words/locale.ts';

const KEPT_SCRIPTS = join(PROGRAM, '.cache/scripts');

/**
 * A script of the program, given by the path of its source, as one classic script without imports. It is the same for all sites with the same words, so it is kept.
 * @param kept folder of the scripts.
 */
export async function browserScript(source: string, kept = KEPT_SCRIPTS): Promise<string> {
	const key = scriptKey(source);
	const file = join(kept, `${LANGUAGE}-${source.replaceAll('/', '-')}`);
	const before = keptText(file, key);
	if (before !== undefined) return before;
	const code = await bundle(source);
	keepText(file, key, code);
	return code;
}

async function bundle(source: string): Promise<string> {
	// This import loads the bundler, which most builds do not need.
	const { rolldown } = await import('rolldown');
	const build = await rolldown({ input: join(PROGRAM, source), platform: 'browser', tsconfig: false, plugins: [spokenWords()] });
	const { output } = await build.generate({ format: 'iife', minify: true });
	return output[0].code;
}
