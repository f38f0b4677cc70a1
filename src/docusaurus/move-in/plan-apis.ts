import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'zod';
import { TAKEN_IDS } from '#schema/api-config.ts';
import type { SiteConfigInput } from '#schema/site-config.ts';
import { describesApi } from '#text/describes-api.ts';
import { moveIn } from '#words/move-in.ts';
import { type DocusaurusConfigFile, optionalText } from './docusaurus-config.ts';
import { given } from './given-settings.ts';
import type { TakeNote } from './note.ts';
import { packageCalled, packageName } from './package-name.ts';
import { slashed } from './plan-content.ts';

/** A description of an API as a plugin names it. */
interface Described {
	id: string;
	label: string;
	/** A path in the site, or an address. */
	source: string;
	/** Where its pages stood, if the plugin says so. */
	route?: string | undefined;
	/** The folder in which the plugin makes their texts, in the site. */
	made?: string | undefined;
	versions?: readonly { name: string; label: string | undefined; source: string }[];
}

type ApiInput = Extract<SiteConfigInput['api'], readonly unknown[]>[number];

interface ApiContext {
	/** The folder of the site, absolute. */
	site: string;
	/** Path of something in the site, counted from the folder that all paths count from. */
	inRoot(path: string): string;
	/** Folders of published files, in the site. */
	statics: readonly string[];
	note: TakeNote;
}

interface PlannedApis {
	apis: ApiInput[];
	/** Addresses of their overviews here by their former ones. */
	moved: ReadonlyMap<string, string>;
	/** Their ids by the folders in which texts were made of them. */
	apiFolders: Record<string, string>;
}

const API_PLUGINS: readonly { name: RegExp; described(options: unknown): Described[] }[] = [
	{ name: packageCalled('plugin-openapi-docs'), described: ofOpenapiDocs },
	{ name: packageCalled('redocusaurus'), described: ofRedocusaurus },
	{ name: packageCalled('(?:plugin|preset)-openapi'), described: ofOpenapi },
	{ name: /^@scalar\/docusaurus$/, described: ofScalar },
];

/** Whether a plugin shows APIs. */
export const showsApis = (name: string): boolean => apiPlugin(name) !== undefined;

const apiPlugin = (name: string) => API_PLUGINS.find((plugin) => plugin.name.test(packageName(name)));

/** The APIs that plugins of the site show, as far as their descriptions are files of the site. */
export function planApis({ presets, plugins, themes }: DocusaurusConfigFile, { site, inRoot, statics, note }: ApiContext): PlannedApis {
	const apis: ApiInput[] = [];
	const moved = new Map<string, string>();
	const apiFolders: Record<string, string> = {};
	const ids = new Set<string>();
	const found = [...presets, ...plugins, ...themes]
		.flatMap(({ name, options }) => apiPlugin(name)?.described(options) ?? [])
		.flatMap((described) => eachOfFolder(site, described));
	/** The file of a description; where there is none that can be taken, it is said why. */
	const fileOf = (source: string): string | undefined => {
		if (/^https?:/.test(source)) {
			note('open', PLUGINS_KEY, moveIn.remoteApi(source));
			return undefined;
		}
		const file = [source, ...statics.map((folder) => posix.join(folder, source))].find(
			(path) => statSync(join(site, path), { throwIfNoEntry: false })?.isFile() === true,
		);
		if (file === undefined) note('open', PLUGINS_KEY, moveIn.noApiFile(source));
		return file && inRoot(file);
	};
	for (const { id: name, label, source, route, made, versions = [] } of found) {
		const file = fileOf(source);
		if (file === undefined) continue;
		const id = freeId(name, ids);
		ids.add(id);
		const older = versions.flatMap((version) => {
			const description = fileOf(version.source);
			return description === undefined ? [] : [given({ name: version.name, label: version.label, description })];
		});
		const path = apis.length === 0 ? '/docs/api/' : `/docs/${id}/`;
		note('taken', PLUGINS_KEY, moveIn.api(file, path));
		if (route !== undefined) moved.set(slashed(route), path);
		if (made !== undefined) apiFolders[inRoot(made)] = id;
		apis.push({ id, label, description: file, lenient: true, ...(older.length > 0 ? { versions: older } : {}) });
	}
	return { apis, moved, apiFolders };
}

const PLUGINS_KEY = 'plugins';

/** The descriptions in a folder, where one is named instead of a file: each is an API of its own. */
function eachOfFolder(site: string, described: Described): Described[] {
	const folder = join(site, described.source);
	if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [described];
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => /\.(?:json|ya?ml)$/.test(file) && describesApi(readFileSync(join(folder, file), 'utf8')));
	if (files.length === 0) return [described];
	return files.sort().map((file) => {
		const name = file.replace(/\.\w+$/, '');
		return { id: `${described.id} ${name}`, label: name, source: posix.join(described.source, file) };
	});
}

function freeId(name: string, ids: ReadonlySet<string>): string {
	const base =
		name
			.toLowerCase()
			.replace(/[^a-z0-9]+/g, '-')
			.replace(/^-|-$/g, '') || 'api';
	const wanted = TAKEN_IDS.includes(base) && ids.size > 0 ? `${base}-reference` : base;
	return ids.has(wanted) ? `${wanted}-${ids.size + 1}` : wanted;
}

/** `docusaurus-plugin-openapi-docs`: descriptions by their names, each with older versions. */
function ofOpenapiDocs(options: unknown): Described[] {
	const one = z.looseObject({ specPath: z.string(), outputDir: optionalText, label: optionalText });
	const schema = z.looseObject({ config: z.record(z.string(), one.extend({ versions: z.record(z.string(), one).optional().catch(undefined) })) });
	return Object.entries(schema.safeParse(options).data?.config ?? {}).map(([id, { specPath, outputDir, versions = {} }]) => ({
		id,
		label: id,
		source: specPath,
		made: outputDir,
		versions: Object.entries(versions).map(([name, version]) => ({ name, label: version.label, source: version.specPath })),
	}));
}

/** `redocusaurus`: a list of descriptions with their routes. */
function ofRedocusaurus(options: unknown): Described[] {
	const schema = z.looseObject({ specs: z.array(z.looseObject({ id: optionalText, spec: z.string(), route: optionalText })) });
	return (schema.safeParse(options).data?.specs ?? []).map(({ id = 'api', spec, route }) => ({ id, label: id, source: spec, route }));
}

/** `docusaurus-plugin-openapi` and its preset: one description. */
function ofOpenapi(options: unknown): Described[] {
	const one = z.looseObject({ id: optionalText, path: z.string().default('openapi.json'), routeBasePath: z.string().default('api') });
	const { api, ...own } = z.looseObject({ api: one.optional() }).catch({}).parse(options);
	const described = api ?? one.safeParse(own).data;
	return described === undefined ? [] : [{ id: described.id ?? 'api', label: 'API', source: described.path, route: described.routeBasePath }];
}

/** `@scalar/docusaurus`: one description, by an address of the site. */
function ofScalar(options: unknown): Described[] {
	const configuration = z.looseObject({ url: optionalText, spec: z.looseObject({ url: optionalText }).optional().catch(undefined) });
	const { data } = z.looseObject({ label: optionalText, route: optionalText, configuration }).safeParse(options);
	const source = data?.configuration.url ?? data?.configuration.spec?.url;
	return source === undefined ? [] : [{ id: data?.label ?? 'api', label: data?.label ?? 'API', source, route: data?.route }];
}
