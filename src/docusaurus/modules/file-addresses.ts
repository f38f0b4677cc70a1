import { resolveModule } from './resolve-module.ts';

/** A file beside the code, as the standard has it and every bundler knows it; the first group is there where it becomes a worker. */
const FILE_URL = /(\bnew\s+(?:Shared)?Worker\(\s*)?\bnew\s+URL\(\s*(['"`])(\.{1,2}\/[^'"`$\\]+)\2\s*,\s*import\.meta\.url\s*,?\s*\)/g;

/** Where a module lies, and where its site will. */
interface ModulePlace {
	/** The file, absolute. */
	path: string;
	/** The folder of `docusaurus.config`, absolute. */
	site: string;
	/** Address of the site, for what asks before there is a window. */
	url: string;
	onMissing(name: string): void;
}

/**
 * `new URL('./a.png', import.meta.url)` in compiled code as the address of the published file, and the file of a worker by its whole path: the bundler would look
 * for both beside a module that is no file. A worker that is not there is told, and the code gets an empty address.
 */
export function fileAddresses(code: string, { path, site, url, onMissing }: ModulePlace): string {
	if (!code.includes('import.meta.url')) return code;
	const files: string[] = [];
	const body = code.replace(FILE_URL, (...[, worker, , file = '']: (string | undefined)[]) => {
		// Bundlers find a worker without its ending, as they find a module.
		const target = worker === undefined ? undefined : resolveModule(file, path, { site, isBrowser: true });
		if (target?.kind === 'file') return `${worker}new URL(${JSON.stringify(target.path)}, import.meta.url)`;
		if (worker !== undefined) onMissing(file);
		if (worker !== undefined) return `${worker}new URL('about:blank')`;
		if (!files.includes(file)) files.push(file);
		return `new URL(__file${files.indexOf(file)}, globalThis.location?.href ?? ${JSON.stringify(url)})`;
	});
	return files.map((file, at) => `import __file${at} from ${JSON.stringify(`${file}?url`)};\n`).join('') + body;
}
