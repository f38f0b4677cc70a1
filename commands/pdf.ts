import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { slug } from 'github-slugger';
import { contentHash } from '#content/files/content-hash.ts';
import { saveTogether } from '#content/files/save-together.ts';
import { planPaper, printableSidebars } from '#paper/plan-paper.ts';
import { printDocument } from '#paper/print-document.ts';
import { problemOf, SiteError } from '#schema/problem.ts';
import { readBuiltBase } from '#server/built-base.ts';
import { PROGRAM } from '#site/program.ts';
import { loadSite } from '#site/read/load-site.ts';
import { percentDecoded } from '#text/percent-decoded.ts';
import { byteSize } from '#words/byte-size.ts';
import { serverWords } from '#words/commands-output.ts';
import { pdfWords as words } from '#words/paper.ts';
import { readEnvironment } from './environment.ts';
import { installedBrowser } from './installed-browser.ts';
import { openPrinter } from './open-printer.ts';
import { requireBuilt } from './require-built.ts';
import { print, runCommand } from './run-command.ts';

await runCommand(async () => {
	const [folder = 'pdf', ...more] = process.argv.slice(2);
	if (more.length > 0 || folder.startsWith('-')) {
		print(words.usage);
		return 1;
	}
	const { root, outDir, locale } = readEnvironment(process.env, process.cwd());
	requireBuilt(outDir);
	const browser = installedBrowser();
	if (browser === undefined) throw argumentError(words.noBrowser, words.noBrowserHint);
	const { site, problems } = await loadSite(root, { locale });
	if (site === undefined) throw new SiteError(problems);
	const { base, paper } = site.config;
	const built = readBuiltBase(outDir);
	if (built !== base) throw argumentError(words.otherBase(built, base), words.otherBaseHint);
	const { sidebar } = paper;
	const known = Object.keys(printableSidebars(site));
	if (sidebar !== undefined && !known.includes(sidebar)) throw argumentError(words.noSidebar(sidebar), words.noSidebarHint(known.join(', ')));
	const { documents, sha256, outcome } = planPaper(site, builtSite(outDir, base));
	if (documents.length === 0) throw argumentError(words.nothing, words.nothingHint);
	const css = readFileSync(join(PROGRAM, 'src/paper/paper.css'), 'utf8');
	mkdirSync(resolve(folder), { recursive: true });
	const printer = await openPrinter(browser);
	try {
		for (const document of documents) {
			const printed = await printDocument(document, { css, print: printer.print });
			if (printed === undefined) throw argumentError(words.unsettled, words.unsettledHint);
			const { title, chapter } = document;
			const file = join(folder, `${slug(chapter === undefined ? title : `${title} ${chapter.number} ${chapter.title}`)}.pdf`);
			saveTogether([{ path: resolve(file), text: printed.bytes }]);
			print(words.done(file, printed.pageCount, byteSize(printed.bytes.length)));
		}
	} finally {
		await printer.close();
	}
	print('id' in outcome ? words[outcome.kind](outcome.id) : outcome.kind === 'draft' ? words.draft(sha256) : words.plain);
	return 0;
});

/** Hoisted, because the command above runs before anything below it is initialised. */
function argumentError(message: string, hint: string): SiteError {
	return new SiteError([problemOf('arguments', { file: '', message, hint })]);
}

/** The pages and files of the built site in `folder`. Throws for those that do not exist. */
function builtSite(folder: string, base: string) {
	const fileOf = (src: string) => (src.startsWith(base) ? join(folder, percentDecoded(src.slice(base.length).replace(/[?#].*$/, ''))) : undefined);
	return {
		page(path: string) {
			const file = join(folder, path, 'index.html');
			if (!existsSync(file)) throw argumentError(words.unbuilt(path), serverWords.notBuiltHint);
			return readFileSync(file, 'utf8');
		},
		fileAt(src: string) {
			const file = fileOf(src);
			return file === undefined ? src : pathToFileURL(file).href;
		},
		hashOf(src: string) {
			const file = fileOf(src);
			if (file === undefined || !statSync(file, { throwIfNoEntry: false })?.isFile()) return src;
			return contentHash(readFileSync(file));
		},
	};
}
