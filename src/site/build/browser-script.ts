import { join } from 'node:path';
import { spokenWords } from '#site/engine/spoken-words.ts';
import { PROGRAM } from '#site/program.ts';

/** A script of the program, given by the path of its source, as one classic script without imports. */
export async function browserScript(source: string): Promise<string> {
	// This import loads the bundler, which most builds do not need.
	const { rolldown } = await import('rolldown');
	const build = await rolldown({ input: join(PROGRAM, source), platform: 'browser', tsconfig: false, plugins: [spokenWords()] });
	const { output } = await build.generate({ format: 'iife', minify: true });
	return output[0].code;
}
