import { z } from 'zod';
import { filePath } from './docs-config.ts';
import { hint } from './hint.ts';
import { httpUrl, isWithoutUser } from './http-url.ts';
import { GENERATED_LANGUAGES, PROVEN_LANGUAGES } from './sample-languages.ts';

/** Like an address, but with placeholders in braces. */
const serverUrl = z
	.string()
	.refine((text) => /^https?:\/\//.test(text) && URL.canParse(withNamesFilled(text)), hint('serverAddress'))
	.refine((text) => isWithoutUser(withNamesFilled(text)), hint('addressUser'));

const withNamesFilled = (text: string) => text.replaceAll(/(:)?\{[\w.-]+\}/g, (_, port) => (port ? ':1' : 'x'));

/** Default location of the description. */
export const USUAL_DESCRIPTION = 'api/description.json';

const sandboxSchema = z.strictObject({
	/** Module that exports `behaviour` (see `src/sandbox/behaviour.ts`), relative to the site root. Without one, answers come from the description. */
	behaviour: filePath.optional(),
	/** JSON file with the initial state, relative to the site root. */
	seed: filePath.optional(),
	/**
	 * Real servers that readers can send requests to from the page; none by default. Placeholders in braces (`https://{region}.example.com/v1`) are filled in
	 * by the reader, with suggestions from the variables of the same address in the description.
	 */
	servers: z.array(z.strictObject({ name: z.string().min(1), url: serverUrl })).default([]),
	/**
	 * Where readers can get OAuth 2 tokens for real servers, by the name of the security scheme; none by default. Offers the flows whose addresses are at
	 * or below `server`: authorisation code with PKCE, device, client credentials. The server must allow redirects to the address of the overview page.
	 */
	signIn: z.array(z.strictObject({ scheme: z.string().min(1), server: httpUrl, clientId: z.string().min(1).optional() })).default([]),
});

/** An older version of an API that still has pages. Its sandbox answers from its description. */
const apiVersionSchema = z.strictObject({
	/** Last part of its addresses: `1.0` of `/docs/lager/1.0/`. */
	name: z
		.string()
		.regex(/^[A-Za-z0-9][\w.-]*$/, hint('apiVersion'))
		.refine((name) => !['aenderungen', 'changes', 'schemas', 'webhooks'].includes(name), hint('apiVersionTaken')),
	/** Label for readers; defaults to the name. */
	label: z.string().min(1).optional(),
	/** The pinned description, relative to the site root, in its own folder. */
	description: filePath,
});

const shape = {
	/** Id of the API in settings and, except for the first API, the part of its addresses after `/docs/`. */
	id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, hint('apiId')),
	/** Label for readers: in the navbar, in search results, above older versions. */
	label: z.string().min(1),
	/** The pinned description of the newest version, relative to the site root. Texts, history and records are in the same folder. */
	description: filePath,
	/** Older versions, newest first. */
	versions: z.array(apiVersionSchema).default([]),
	/** Set for a third-party description: its problems are reported, but do not stop a strict site. */
	lenient: z.boolean().default(false),
	/** Address of the remote description (JSON or YAML) that `npm run api:pull` fetches into `description`. */
	source: httpUrl.optional(),
	/**
	 * What a build generates the newest pages from: the pinned description, for reproducible builds, or the current content of `source`. If that
	 * does not arrive within ten seconds, or has errors, the build reports it and uses the pinned one.
	 */
	fetch: z.enum(['snapshot', 'build']).default('snapshot'),
	/**
	 * Address prefixes (`https://api.example.com/schemas/`) of other documents that the remote description may reference. `npm run api:pull`
	 * fetches these into the snapshot; no other reference is followed.
	 */
	remoteReferences: z.array(httpUrl).default([]),
	/** Environment variable that code samples read the token from, e.g. `SHOP_TOKEN`; by default derived from the title of the description. */
	tokenVariable: z
		.string()
		.regex(/^[A-Za-z_][A-Za-z0-9_]*$/)
		.optional(),
	/** Languages of the code samples, in the order of their tabs; defaults to those that `npm run samples` runs. */
	samples: z
		.array(z.enum([...PROVEN_LANGUAGES, ...GENERATED_LANGUAGES]))
		.min(1)
		.refine((ids) => new Set(ids).size === ids.length, hint('sampleLanguages'))
		.default([...PROVEN_LANGUAGES]),
	/** Hosts (`cdn.example.com`) whose images are shown in texts of the description; images on other hosts become links. These hosts learn who reads the page. */
	imageHosts: z
		.array(
			z
				.string()
				.toLowerCase()
				.regex(/^[\w.-]+$/),
		)
		.default([]),
	/** The sandbox in which readers try the API. */
	sandbox: sandboxSchema.prefault({}),
};

/** One API of a site, with its settings. */
const entrySchema = z.strictObject(shape);
export type ApiConfig = z.output<typeof entrySchema>;

/** Optional for a site with one API. */
const onlySchema = z.strictObject({
	...shape,
	id: shape.id.default('api'),
	label: shape.label.default('API'),
	description: filePath.default(USUAL_DESCRIPTION),
});

/** `api` in `site.config.ts`: one API, or a list. The first one is at `/docs/api/`, all others below their id. */
export const apiSchema = z
	.union([onlySchema, z.array(entrySchema).min(1)])
	.superRefine((api, context) => {
		for (const { path, input, message } of clashes(api)) context.addIssue({ code: 'custom', path, input, message });
	})
	.transform((api) => (Array.isArray(api) ? api : [api]));

interface Clash {
	path: PropertyKey[];
	input: string;
	message: string;
}

/** Folders below `/docs/` that belong to other pages and cannot be API ids. */
export const TAKEN_IDS = ['api', 'category', 'feldatlas', 'field-atlas'];

/** Ids, versions and folders shared by two APIs, and fetching without a source. */
function clashes(api: ApiConfig | readonly ApiConfig[]): Clash[] {
	const isList = (value: ApiConfig | readonly ApiConfig[]): value is readonly ApiConfig[] => Array.isArray(value);
	const list = isList(api) ? api : [api];
	const at = (index: number, ...path: PropertyKey[]) => (isList(api) ? [index, ...path] : path);
	const ids = list.map(({ id }, index): Clash => ({ path: at(index, 'id'), input: id, message: hint('apiIds') }));
	const taken = list.flatMap(({ id }, index) => (index > 0 && TAKEN_IDS.includes(id) ? [{ path: at(index, 'id'), input: id, message: hint('apiTaken') }] : []));
	const versions = list.map(({ versions: older }, index) =>
		older.map(({ name }, place): Clash => ({ path: at(index, 'versions', place, 'name'), input: name, message: hint('apiVersions') })),
	);
	const message = hint('apiFolder');
	// Third-party descriptions may share a folder; the first one gets everything beside them.
	const files = list.flatMap(({ description, versions: older, lenient, source }, index): Clash[] =>
		lenient && source === undefined
			? []
			: [
					{ path: at(index, 'description'), input: description, message },
					...older.map((version, place) => ({ path: at(index, 'versions', place, 'description'), input: version.description, message })),
				],
	);
	const lonely = list.flatMap(({ fetch, source }, index) =>
		fetch === 'build' && source === undefined ? [{ path: at(index, 'fetch'), input: fetch, message: hint('apiSource') }] : [],
	);
	return [...repeated(ids), ...lonely, ...taken, ...versions.flatMap((names) => repeated(names)), ...repeated(files, parentFolder)];
}

const parentFolder = (path: string) => path.replace(/[^/]*$/, '').replace(/^(?:\.\/)+/, '');

/** All entries that repeat an earlier key. */
function repeated(places: readonly Clash[], keyOf = (input: string) => input): Clash[] {
	const first = new Map<string, Clash>();
	for (const place of places) if (!first.has(keyOf(place.input))) first.set(keyOf(place.input), place);
	return places.filter((place) => first.get(keyOf(place.input)) !== place);
}
