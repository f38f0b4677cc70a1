import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

/** As much of PostCSS as is used. */
type PostCss = (plugins: readonly unknown[]) => { process(css: string, options: { from: string }): Promise<{ css: string }> };

const [file = '', site = ''] = process.argv.slice(2);
const require = createRequire(join(site, 'package.json'));

/** The plugin of version 4 has a package of its own, that of version 3 is the package itself. */
function tailwind(): unknown {
	try {
		return require('@tailwindcss/postcss');
	} catch {
		return require('tailwindcss');
	}
}

const postcss = require('postcss') as PostCss;

/** A style sheet with those that it imports from beside it in their place: version 3 looks for what `@apply` names in one text only. */
function whole(css: string, folder: string): string {
	return css.replace(/@import\s+["'](\.{1,2}\/[^"']+|[\w-]+\.css)["']\s*;/g, (statement, name: string) => {
		const path = join(folder, name);
		return existsSync(path) ? whole(readFileSync(path, 'utf8'), dirname(path)) : statement;
	});
}

const css = whole(await text(process.stdin), dirname(file))
	// The bundler of Docusaurus reads the parts of version 3 as files that hold nothing but these marks; each counts once.
	.replace(/@import\s+["']tailwindcss\/(base|components|utilities|screens)["']\s*;/g, '@tailwind $1;')
	.replace(/(@tailwind \w+;)(?=[\s\S]*\1)/g, '');
const plugin = tailwind();
const compiledResult = await postcss([typeof plugin === 'function' ? (plugin as () => unknown)() : plugin]).process(css, { from: file });
process.stdout.write(compiledResult.css);
