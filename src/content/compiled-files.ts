import { listFiles } from '#content/list-files.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { conventionsOf } from './markdown/conventions.ts';
import { needsCompiler } from './markdown/needs-compiler.ts';
import { readSource } from './markdown/source.ts';

/**
 * The `.mdx` files in the folders of the texts that only the engine's compiler understands, relative to `root`, the folder of the site. All others are
 * rendered by `markdown/render.ts`.
 */
export function compiledFiles(root: string, config: SiteConfig): string[] {
	const conventions = conventionsOf(config);
	return conventions.folders
		.flatMap((folder) => listFiles(root, folder, ['.mdx']))
		.filter((file) => needsCompiler(readSource(root, file, conventions), conventions));
}
