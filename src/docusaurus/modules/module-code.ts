import { transform as withoutDecorators } from 'esbuild';
import { parseSync, transform } from 'rolldown/utils';
import { parseYaml } from '#content/yaml-document.ts';
import { RUNTIME } from './compile-page.ts';

/** What looks like a decorator. They are not part of JavaScript yet, and what compiles the rest leaves them as they stand. */
const DECORATED = /^[ \t]*@[\w$]|^[ \t]*(?:static )?accessor [\w$#[]/m;

/** TypeScript and JSX as plain JavaScript; every component that it names is guarded. */
export async function compileCode(path: string, text: string): Promise<string> {
	// Sites write JSX in `.js` files, too.
	const lang = /\.[cm]?tsx?$/.test(path) ? (path.endsWith('.ts') ? 'ts' : 'tsx') : 'jsx';
	const known = DECORATED.test(text) ? (await withoutDecorators(text, { loader: lang, jsx: 'preserve', target: 'es2022' })).code : text;
	const { code, errors } = await transform(path, known, { lang, tsconfig: false, jsx: { runtime: 'automatic', importSource: RUNTIME } });
	const [error] = errors.length > 0 ? errors : parseSync(path, code, { lang: 'jsx' }).errors;
	if (error) throw new Error(error.message);
	// One function is asked of the runtime as a whole, which has the components of every page.
	return code.replaceAll(`"${RUNTIME}"`, `"${RUNTIME}/jsx-runtime"`);
}

/** A drawing as a component, and as an address for those that want it. */
export function drawing(svg: string): string {
	const [, attributes = '', inner = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
	const props = Object.fromEntries(
		[...attributes.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].flatMap(([, name = '', double, single]) =>
			name === 'style' || name.startsWith('xmlns')
				? []
				: [[name === 'class' ? 'className' : name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase()), double ?? single ?? '']],
		),
	);
	return `import { jsx } from 'react/jsx-runtime';
export default function Drawing({ title, ...props }) {
	return jsx('svg', { ...${JSON.stringify(props)}, ...props, dangerouslySetInnerHTML: { __html: ${JSON.stringify(inner)} } });
}`;
}

/** The value of a data file in YAML; `undefined` for one that is none. `file` is its name in what is told. */
export function dataOf(text: string, file: string): unknown {
	const parsed = parseYaml(text, 1, { rule: 'page-syntax', file, message: '', hint: '' });
	return 'problems' in parsed ? undefined : parsed.value;
}
