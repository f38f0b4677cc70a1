import { posix } from 'node:path';
import { transform } from 'rolldown/utils';

/** What a file of the program becomes in the package: no types, no JSX, and the names that other files have there. `sources`: paths of all files of the package. */
export async function compile(file: string, text: string, sources: ReadonlySet<string>): Promise<{ file: string; text: string }> {
	if (!/\.tsx?$/.test(file)) return { file, text: file.endsWith('.astro') ? renamed(text, file, sources) : text };
	const { code, errors } = await transform(file, text, {
		lang: file.endsWith('x') ? 'tsx' : 'ts',
		tsconfig: false,
		jsx: { runtime: 'automatic' },
		typescript: { onlyRemoveTypeImports: true },
		target: 'node24',
	});
	if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
	return { file: compiledName(file), text: renamed(code, file, sources) };
}

/** `src/a.tsx` → `src/a.js`; declarations (`.d.ts`) keep their names. */
const compiledName = (file: string): string => file.replace(/(?<!\.d)\.tsx?$/, '.js');

/** Names of files of the program as they are called after compiling, wherever a text of the code names one: imports, workers, modules for the bundler. */
function renamed(code: string, file: string, sources: ReadonlySet<string>): string {
	const known = [...sources];
	return code
		.replace(/(["'`])((?:[\w@./#$ -]|\[|\])+)\.tsx?\1/g, (literal, quote: string, name: string) => {
			const isOurs = [`${name}.ts`, `${name}.tsx`].some((path) => isKnownImport(path, file, known));
			return isOurs ? `${quote}${name}.js${quote}` : literal;
		})
		.replace(/(?<=\$\{\w+\}\/\$\{\w+\})\.tsx(?=`)/g, '.js');
}

function isKnownImport(path: string, file: string, known: readonly string[]): boolean {
	if (path.startsWith('.')) return known.includes(posix.join(posix.dirname(file), path));
	// What differs by language stands in a folder for each.
	if (path.startsWith('#')) return known.some((one) => one === `src/${path.slice(1)}` || one === `src/${path.slice(1).replace('/', '/de/')}`);
	return known.some((one) => one === path || one.endsWith(`/${path}`));
}
