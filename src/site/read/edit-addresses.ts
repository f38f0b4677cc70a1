import { join, posix } from 'node:path';
import { versionName } from '#docusaurus/drawing/manual-data.ts';
import { type AskedText, askEditUrls } from '#docusaurus/move-in/ask-edit-urls.ts';
import type { Site } from '#navigation/site.ts';
import { snapshotPlaces } from '#navigation/version.ts';
import type { ChangeSettings } from '#schema/change-settings.ts';
import { localeOf } from '#schema/locale.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { moveIn } from '#words/move-in.ts';

/** A text, and what its edit address depends on. */
interface EditedText {
	file: string;
	/** The file that the edit link opens: mostly the text itself. */
	edited: string;
	editUrl: string | undefined;
	asked: AskedText;
}

/**
 * The edit address of each text, by file: below the `editUrl` of its manual, blog or pages, or from functions in `docusaurus.config` (`docusaurus.asksEditUrls`).
 * @param translated of a site in another language than its own, where the translations of files lie.
 */
export async function editAddresses(
	root: string,
	site: Site,
	translated: ReadonlyMap<string, string>,
): Promise<{ editHrefs: Record<string, string>; problems: Problem[] }> {
	const texts = [...editedDocs(site, translated), ...editedPosts(site, translated), ...editedPages(site, translated)];
	const simple = texts.flatMap(({ file, edited, editUrl }) => (editUrl === undefined ? [] : [[file, addressBelow(edited, editUrl)] as const]));
	const { docusaurus } = site.config;
	if (!docusaurus?.asksEditUrls) return { editHrefs: Object.fromEntries(simple), problems: [] };
	try {
		const asked = texts.map((text) => text.asked);
		const addresses = await askEditUrls(join(root, docusaurus.site), asked);
		const told = texts.flatMap(({ file }, index) => (addresses[index] ? [[file, addresses[index]] as const] : []));
		return { editHrefs: Object.fromEntries([...simple, ...told]), problems: [] };
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		const problem = problemOf('without-effect', { file: 'docusaurus.config', message: moveIn.noEditUrls(reason), hint: moveIn.noEditUrlsHint });
		return { editHrefs: Object.fromEntries(simple), problems: [problem] };
	}
}

const addressBelow = (file: string, editUrl: string): string => new URL(file, editUrl.replace(/\/?$/, '/')).href;

type TranslationPlaces = ReadonlyMap<string, string>;

function editedDocs({ config, versions }: Site, translated: TranslationPlaces): EditedText[] {
	const toText = textMaker(config, translated);
	return versions.flatMap((version) => {
		const settings = config.otherDocs.find(({ id }) => id === version.manual) ?? config.docs;
		const name = versionName(version);
		const folder = name === 'current' ? settings.folder : snapshotPlaces(name, settings).folder;
		return version.docs.map(({ file, path }) => {
			const original = settings.editCurrentVersion ? settings.folder + file.slice(folder.length) : file;
			return toText({ kind: 'docs', folder, settings, file, original, path }, (dir, docPath) => ({ version: name, versionDocsDirPath: dir, docPath }));
		});
	});
}

function editedPosts({ config, blogs }: Site, translated: TranslationPlaces): EditedText[] {
	const toText = textMaker(config, translated);
	return blogs.flatMap(({ config: settings, posts }) =>
		posts.map(({ file, path }) =>
			toText({ kind: 'blog', folder: settings.folder, settings, file, original: file, path }, (blogDirPath, blogPath) => ({ blogDirPath, blogPath })),
		),
	);
}

function editedPages({ config, pages }: Site, translated: TranslationPlaces): EditedText[] {
	const toText = textMaker(config, translated);
	const settings = config.pages;
	// Code is nothing that readers would change.
	return pages
		.filter(({ isCode }) => !isCode)
		.map(({ file, path }) =>
			toText({ kind: 'pages', folder: settings.folder, settings, file, original: file, path }, (pagesDirPath, pagesPath) => ({ pagesDirPath, pagesPath })),
		);
}

interface WrittenText {
	kind: AskedText['kind'];
	/** Folder of the file, relative to the root. */
	folder: string;
	settings: ChangeSettings & { folder: string };
	file: string;
	original: string;
	/** Path of its page. */
	path: string;
}

function textMaker({ docusaurus, base, ...config }: Site['config'], translated: TranslationPlaces) {
	const fromSite = (path: string) => posix.relative(docusaurus?.site ?? '.', path);
	const written = (path: string) => (docusaurus?.trailingSlash || path === '/' ? path : path.replace(/\/$/, ''));
	return ({ kind, folder, settings, file, original, path }: WrittenText, tell: (folder: string, file: string) => Record<string, string>): EditedText => ({
		file,
		edited: (settings.editLocalizedFiles ? translated.get(original) : undefined) ?? original,
		editUrl: settings.editUrl,
		asked: {
			kind,
			folder: fromSite(settings.folder),
			told: { ...tell(fromSite(folder), posix.relative(folder, file)), permalink: written(posix.join(base, path)), locale: localeOf(config) },
		},
	});
}
