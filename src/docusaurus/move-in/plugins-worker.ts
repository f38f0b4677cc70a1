import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ToldPlugin } from './ask-plugins.ts';
import { answer, plainData } from './ask-worker.ts';
import { docusaurusConfigSchema } from './docusaurus-config.ts';
import { defaultExportOf, evaluateFile, packageOf } from './evaluate-file.ts';
import { silence } from './silence.ts';
import { textRules } from './text-rules.ts';
import { contentOfName, wrappedContent } from './wrapped-content.ts';

silence();

interface Actions {
	addRoute(route: unknown): void;
	createData(name: string, data: unknown): Promise<string>;
	setGlobalData(data: unknown): void;
}

interface Plugin {
	name?: string;
	configureWebpack?(config: object, isServer: boolean, tools: object, content: unknown): unknown;
	loadContent?(): unknown;
	contentLoaded?(told: { content: unknown; actions: Actions }): unknown;
	allContentLoaded?(told: { allContent: Record<string, Record<string, unknown>>; actions: Actions }): unknown;
}

type MakePlugin = (context: object, options: object) => Plugin | undefined | Promise<Plugin | undefined>;

/** Days of posts are dates there. */
const revived = (key: string, value: unknown) => (key === 'date' && typeof value === 'string' ? new Date(value) : value);

const plainContents = JSON.parse(await text(process.stdin), revived) as Record<string, Record<string, unknown>>;
const [configFile = ''] = process.argv.slice(2);
const site = dirname(configFile);
const raw = (await evaluateFile(configFile)) as { plugins?: unknown };
const { url, baseUrl, i18n } = docusaurusConfigSchema.parse(raw);
const generated = mkdtempSync(join(tmpdir(), 'plugins-'));
const mainLocale = i18n?.defaultLocale ?? 'en';
/** Plugins of content ask for the settings of the language. */
const localeConfigs = Object.fromEntries(
	(i18n?.locales ?? [mainLocale]).map((locale) => [
		locale,
		{ label: locale, direction: 'ltr', htmlLang: locale, calendar: 'gregory', path: locale, translate: false, url, baseUrl, ...i18n?.localeConfigs?.[locale] },
	]),
);
const context = {
	siteDir: site,
	generatedFilesDir: generated,
	outDir: join(site, 'build'),
	siteConfig: { themeConfig: {}, customFields: {}, presets: [], plugins: [], themes: [], staticDirectories: ['static'], ...raw },
	baseUrl,
	url,
	localizationDir: join(site, 'i18n', mainLocale),
	i18n: {
		defaultLocale: mainLocale,
		locales: i18n?.locales ?? [mainLocale],
		currentLocale: mainLocale,
		path: 'i18n',
		localeConfigs,
	},
	codeTranslations: {},
	siteVersion: undefined,
};

/** A file of the site, or a function of its configuration that no package brings. */
function ownPlugin(entry: unknown): { entry: string | undefined; load(): Promise<unknown>; options: Record<string, unknown> } | undefined {
	const [written, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
	// `require` of a file gives all that it exports.
	const plugin = typeof written === 'object' && written !== null && 'default' in written ? written.default : written;
	const given = typeof options === 'object' && options !== null ? { ...options } : {};
	if (typeof plugin === 'function') return packageOf(plugin) === undefined ? { entry: undefined, load: async () => plugin, options: given } : undefined;
	if (typeof plugin !== 'string' || !(plugin.startsWith('.') || isAbsolute(plugin)) || plugin.includes('/node_modules/')) return undefined;
	return { entry: plugin, load: () => defaultExportOf(resolve(site, plugin)), options: given };
}

/** What a plugin tells the bundler of imports: what names stand for, and which files are texts. One that wants more of the bundler than there is tells nothing. */
function toldToBundler(plugin: Plugin): Pick<ToldPlugin, 'aliases' | 'textFiles'> {
	try {
		const bundler = plugin.configureWebpack?.({ resolve: { alias: {} }, module: { rules: [] }, plugins: [] }, true, { getStyleLoaders: () => [] }, undefined);
		const { resolve: { alias } = {}, module: { rules } = {} } = Object(bundler) as {
			resolve?: { alias?: Record<string, unknown> };
			module?: { rules?: unknown[] };
		};
		const textFiles = textRules(rules ?? []);
		const paths = Object.entries(alias ?? {}).map(
			([name, target]) => [name, [target].flat().filter((path) => typeof path === 'string' && isAbsolute(path))] as const,
		);
		const found = paths.filter(([, targets]) => targets.length > 0);
		return {
			...(found.length > 0 && { aliases: Object.fromEntries(found) as Record<string, string[]> }),
			...(textFiles.length > 0 && { textFiles }),
		};
	} catch {
		return {};
	}
}

async function ask({ entry, load, options }: NonNullable<ReturnType<typeof ownPlugin>>): Promise<ToldPlugin | undefined> {
	const told: ToldPlugin = { entry, name: basename(entry ?? 'plugin'), id: typeof options['id'] === 'string' ? options['id'] : 'default', pages: 0 };
	const wrapped = entry === undefined ? undefined : wrappedContent(resolve(site, entry), options);
	if (wrapped) told.content = { kind: wrapped, options };
	try {
		const make = await load();
		if (typeof make !== 'function') return undefined;
		const plugin = await (make as MakePlugin)(context, options);
		// A file without a plugin, or one that switches itself off.
		if (typeof plugin !== 'object' || plugin === null) return undefined;
		told.name = plugin.name ?? told.name;
		const kind = contentOfName(told.name);
		if (kind) told.content = { kind, options };
		// What its texts say is read here.
		if (told.content) return told;
		const actions: Actions = {
			addRoute: () => {
				told.pages++;
			},
			createData: async (name, data) => {
				const path = join(generated, basename(name));
				writeFileSync(path, typeof data === 'string' ? data : JSON.stringify(data));
				return path;
			},
			setGlobalData: (data) => {
				told.data = plainData(data);
			},
		};
		Object.assign(told, toldToBundler(plugin));
		const content = await plugin.loadContent?.();
		await plugin.contentLoaded?.({ content, actions });
		await plugin.allContentLoaded?.({ allContent: { ...plainContents, [told.name]: { ...plainContents[told.name], [told.id]: content } }, actions });
		return told;
	} catch (error) {
		return { ...told, error: error instanceof Error ? error.message : String(error) };
	}
}

process.chdir(site);
const toldPlugins: ToldPlugin[] = [];
for (const entry of Array.isArray(raw.plugins) ? (raw.plugins as unknown[]) : []) {
	const own = ownPlugin(entry);
	const told = own && (await ask(own));
	if (told) toldPlugins.push(told);
}
rmSync(generated, { recursive: true, force: true });
answer(JSON.stringify(toldPlugins));
