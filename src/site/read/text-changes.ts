import type { LastUpdate, Site } from '#navigation/site.ts';
import type { ChangeSettings } from '#schema/change-settings.ts';
import type { DocsConfig } from '#schema/docs-config.ts';
import { localeOf } from '#schema/locale.ts';
import { lastUpdates } from './last-updates.ts';

/** Texts of one kind, and whether their pages show who changed them and when. */
interface ShownTexts {
	settings: ChangeSettings;
	folders: readonly string[];
	files: readonly string[];
}

/**
 * The last change of each text, by file: day and author, as far as the settings want them.
 * @param root folder of the texts in the site's own language.
 * @param folders those of each manual, by its id (empty for the first).
 * @param translated of a site in another language, where the translations of files lie: those have a history of their own.
 */
export function textChanges(
	{ config, versions, blogs, pages }: Pick<Site, 'config' | 'versions' | 'blogs' | 'pages'>,
	{ root, folders, translated }: { root: string; folders: ReadonlyMap<string, readonly string[]>; translated: ReadonlyMap<string, string> },
): Record<string, LastUpdate> {
	const filesOf = (texts: readonly { file: string }[]) => texts.map(({ file }) => file);
	const manuals: DocsConfig[] = [config.docs, ...config.otherDocs];
	const all: ShownTexts[] = [
		...manuals.map((settings) => {
			const manual = settings.id ?? '';
			const docs = versions.filter((version) => version.manual === manual).flatMap((version) => version.docs);
			return { settings, folders: folders.get(manual) ?? [], files: filesOf(docs) };
		}),
		...blogs.map(({ config: settings, posts }) => ({ settings, folders: [settings.folder], files: filesOf(posts) })),
		{ settings: config.pages, folders: [config.pages.folder], files: filesOf(pages) },
	];
	const shown = all.filter(({ settings }) => settings.showLastUpdate || settings.showLastUpdateAuthor);
	if (shown.length === 0) return {};
	const home = config.locales.find(({ code }) => code === localeOf(config))?.folder;
	const places = new Set([...shown.flatMap((texts) => texts.folders), ...(home === undefined ? [] : [home])]);
	const changes = lastUpdates(root, [...places], { every: config.docusaurus !== undefined });
	return Object.fromEntries(
		shown.flatMap(({ settings, files }) =>
			files.flatMap((file) => {
				const { date, author } = changes[translated.get(file) ?? file] ?? {};
				const told: LastUpdate = { ...(settings.showLastUpdate && date && { date }), ...(settings.showLastUpdateAuthor && author && { author }) };
				return Object.keys(told).length > 0 ? [[file, told]] : [];
			}),
		),
	);
}
