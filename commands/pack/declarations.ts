import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '#content/list-files.ts';
import { PROGRAM } from '#site/program.ts';

/** What a site imports from this program. */
const ENTRIES = ['src/schema/site-config.ts', 'src/schema/sidebar.ts'];

/** The types of what a site imports, as files of the package. */
export function declarations(): { file: string; text: string }[] {
	const folder = mkdtempSync(join(PROGRAM, '.cache/types-'));
	try {
		const settings = {
			extends: join(PROGRAM, 'tsconfig.json'),
			compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: PROGRAM, outDir: join(folder, 'out') },
			files: ENTRIES.map((file) => join(PROGRAM, file)),
			include: [],
		};
		writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
		execFileSync(join(PROGRAM, 'node_modules/.bin/tsc'), ['-p', folder], { stdio: 'inherit' });
		return listFiles(join(folder, 'out'), 'src', ['.d.ts']).map((file) => ({
			file,
			text: readFileSync(join(folder, 'out', file), 'utf8').replace(/(from ["']|import\(["'])((?:#|\.)[^"']+)\.tsx?(?=["'])/g, '$1$2.js'),
		}));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
