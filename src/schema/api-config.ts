import { z } from 'zod';
import { filePath } from './docs-config.ts';
import { hint } from './hint.ts';
import { httpUrl, isWithoutUser } from './http-url.ts';
import { GENERATED_LANGUAGES, PROVEN_LANGUAGES } from './sample-languages.ts';

/** Like an address, but names in braces may stand for parts of it. */
const serverUrl = z
	.string()
	.refine((text) => /^https?:\/\//.test(text) && URL.canParse(withNamesFilled(text)), hint('serverAddress'))
	.refine((text) => isWithoutUser(withNamesFilled(text)), hint('addressUser'));

const withNamesFilled = (text: string) => text.replaceAll(/(:)?\{[\w.-]+\}/g, (_, port) => (port ? ':1' : 'x'));

/** Where a description lies that needs no mention in `site.config.ts`. */
export const USUAL_DESCRIPTION = 'api/description.json';

const sandboxSchema = z.strictObject({
	/** Module that exports `behaviour` (see `src/sandbox/behaviour.ts`), relative to the site root. Without one, answers come from the description. */
	behaviour: filePath.optional(),
	/** JSON file that the state begins with, relative to the site root. */
	seed: filePath.optional(),
	/**
	 * Real servers that readers may send requests to from the page; none by default. Names in braces (`https://{region}.example.com/v1`) are for the reader to
	 * fill in; what the description says of the variables of the same address is offered.
	 */
	servers: z.array(z.strictObject({ name: z.string().min(1), url: serverUrl })).default([]),
	/**
	 * Where readers may fetch tokens for real servers with OAuth 2, by the name of the security scheme; none by default. Flows whose addresses lie at
	 * `server` or below it are offered: authorisation code with PKCE, device, client credentials. The address of the overview page has to be allowed there for redirects.
	 */
	signIn: z.array(z.strictObject({ scheme: z.string().min(1), server: httpUrl, clientId: z.string().min(1).optional() })).default([]),
});

/** An older version of an API that has its pages still. It has a sandbox that answers from its description. */
const apiVersionSchema = z.strictObject({
	/** Last part of its addresses: `1.0` of `/docs/lager/1.0/`. */
	name: z
		.string()
		.regex(/^[A-Za-z0-9][\w.-]*$/, hint('apiVersion'))
		.refine((name) => !['aenderungen', 'changes', 'schemas', 'webhooks'].includes(name), hint('apiVersionTaken')),
	/** How readers know it; by default the name. */
	label: z.string().min(1).optional(),
	/** The pinned description, relative to the site root, in a folder of its own. */
	description: filePath,
});

const shape = {
	/** Name of the API for settings, and of all but the first one the part of its addresses after `/docs/`. */
	id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, hint('apiId')),
	/** How readers know the API: in the navbar, in search results, above older versions. */
	label: z.string().min(1),
	/** The pinned description of the newest version, relative to the site root. Texts, history and records stand in the same folder. */
	description: filePath,
	/** Older versions, newest first. */
	versions: z.array(apiVersionSchema).default([]),
	/** The description is somebody else's: what is wrong with it is told, and does not stop a strict site. */
	lenient: z.boolean().default(false),
	/** Address of the remote description (JSON or YAML) that `npm run api:pull` fetches into `description`. */
	source: httpUrl.optional(),
	/**
	 * What a build makes the newest pages from: the pinned description, so that two builds give the same, or what `source` holds at that moment. When that
	 * does not come within ten seconds, or has errors, the build says so and takes the pinned one.
	 */
	fetch: z.enum(['snapshot', 'build']).default('snapshot'),
	/**
	 * Beginnings of addresses (`https://api.example.com/schemas/`) of other documents that the remote description may refer to. `npm run api:pull`
	 * fetches these and makes them part of the snapshot; no other reference is followed.
	 */
	remoteReferences: z.array(httpUrl).default([]),
	/** Environment variable from which code samples read the token, e.g. `SHOP_TOKEN`; by default made from the title of the description. */
	tokenVariable: z
		.string()
		.regex(/^[A-Za-z_][A-Za-z0-9_]*$/)
		.optional(),
	/** Languages of the code samples in the order of their tabs; by default those that `npm run samples` runs. */
	samples: z
		.array(z.enum([...PROVEN_LANGUAGES, ...GENERATED_LANGUAGES]))
		.min(1)
		.refine((ids) => new Set(ids).size === ids.length, hint('sampleLanguages'))
		.default([...PROVEN_LANGUAGES]),
	/** Hosts (`cdn.example.com`) whose pictures are shown in the texts of the description; of others only a link is. They learn who reads the page. */
	imageHosts: z
		.array(
			z
				.string()
				.toLowerCase()
				.regex(/^[\w.-]+$/),
		)
		.default([]),
	/** The practice environment in which readers try the API. */
	sandbox: sandboxSchema.prefault({}),
};

/** One API of a site with what an owner sets for it. */
const entrySchema = z.strictObject(shape);
export type ApiConfig = z.output<typeof entrySchema>;

/** A site with one API need not name it. */
const onlySchema = z.strictObject({
	...shape,
	id: shape.id.default('api'),
	label: shape.label.default('API'),
	description: filePath.default(USUAL_DESCRIPTION),
});

/** `api` of `site.config.ts`: one API, or a list. The first one stands at `/docs/api/`, each other one below its id. */
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

/** Folders below `/docs/` that belong to other pages, so that no further API may be called like them. */
export const TAKEN_IDS = ['api', 'category', 'feldatlas', 'field-atlas'];

/** Ids, versions and folders that two of the APIs would share, and what is wanted from nowhere. */
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
	// Somebody else's descriptions may lie in one folder: of what stands beside them the first has all.
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

/** All but the first of those with the same key. */
function repeated(places: readonly Clash[], keyOf = (input: string) => input): Clash[] {
	const first = new Map<string, Clash>();
	for (const place of places) if (!first.has(keyOf(place.input))) first.set(keyOf(place.input), place);
	return places.filter((place) => first.get(keyOf(place.input)) !== place);
}
