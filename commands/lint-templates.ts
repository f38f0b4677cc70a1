import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { listAllFiles } from '#content/list-files.ts';
import { PROGRAM } from '#site/program.ts';

/** Frontmatter, then markup, which may begin with a doctype. */
const TEMPLATE_PARTS = /^---\n(?<code>.*?)\n---(?<before>\n\s*)(?:<!doctype html>)?(?<markup>.*)$/s;
/** What templates know without an import. */
const GLOBALS =
	"declare const Fragment: (props: { children?: unknown; 'set:html'?: string | undefined }) => unknown; declare const Astro: import('astro').AstroGlobal";

/** A template of the engine. */
interface TemplateFile {
	/** Relative to the root of the program, `src/pages/404.astro`. */
	file: string;
	text: string;
}

/** All templates of the program. */
export const ownTemplates = (): TemplateFile[] =>
	listAllFiles(PROGRAM, 'src', ['.astro']).map((file) => ({ file, text: readFileSync(join(PROGRAM, file), 'utf8') }));

/**
 * What the compiler says about templates, `file:line message` for each fault, with further lines if it explains it. It reads no `.astro` files, so it gets a copy
 * of each as a module of the same lines, in a folder that it merges with the program (`rootDirs`).
 * @param templates all that import each other.
 */
export function templateFaults(templates: readonly TemplateFile[]): string[] {
	const unread = templates.filter(({ text }) => !TEMPLATE_PARTS.test(text));
	if (unread.length > 0) return unread.map(({ file }) => `${file}:1 does not begin with frontmatter`);
	mkdirSync(join(PROGRAM, '.cache'), { recursive: true });
	const folder = mkdtempSync(join(PROGRAM, '.cache/templates-'));
	try {
		for (const { file, text } of templates) {
			const copy = join(folder, `${file}.tsx`);
			mkdirSync(dirname(copy), { recursive: true });
			writeFileSync(copy, templateAsModule(text));
		}
		const settings = { extends: '../../tsconfig.json', compilerOptions: { rootDirs: ['../..', '.'] }, include: ['src', '../../src/**/*.d.ts'], exclude: [] };
		writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
		const { stdout, status } = spawnSync(join(PROGRAM, 'node_modules/.bin/tsc'), ['--pretty', 'false', '--singleThreaded', '-p', folder], {
			cwd: PROGRAM,
			encoding: 'utf8',
		});
		const faults = stdout.replaceAll(`${relative(PROGRAM, folder)}/`, '').replaceAll(/^(\S+\.astro)\.tsx\((\d+),\d+\):/gm, '$1:$2');
		return status === 0 ? [] : faults.trimEnd().split(/\n(?=\S)/);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** A template as a module in which every line keeps its number: its frontmatter, and its markup as the component that it exports. */
function templateAsModule(text: string): string {
	const { code = '', before = '', markup = '' } = TEMPLATE_PARTS.exec(text)?.groups ?? {};
	const props = propsIn(code);
	return `/** @jsxImportSource astro */ ${GLOBALS}<${props}>;\n${code}\nexport default (_: ${props}) => <>${before}${markup}</>;\n`;
}

/** The type of its properties: what it declares, or what a page is given for each of its paths. */
function propsIn(code: string): string {
	if (/^interface Props\b/m.test(code)) return 'Props';
	return /^export const getStaticPaths\b/m.test(code) ? "import('astro').InferGetStaticPropsType<typeof getStaticPaths>" : 'Record<never, never>';
}

if (import.meta.main) {
	const faults = templateFaults(ownTemplates());
	for (const fault of faults) console.log(fault);
	process.exitCode = faults.length === 0 ? 0 : 1;
}
