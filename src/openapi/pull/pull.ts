import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { saveTogether } from '#content/files/save-together.ts';
import { compareDescriptions } from '#openapi/changes/compare-descriptions.ts';
import { historyFileName, historyFolder } from '#openapi/changes/read-history.ts';
import { loadDescription } from '#openapi/description/load-description.ts';
import { readDescription } from '#openapi/description/read-description.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import type { ApiChange } from '#schema/api-change.ts';
import type { ApiHistoryEntry } from '#schema/api-history.ts';
import { type Problem, SiteError } from '#schema/problem.ts';
import { asSnapshot } from './as-snapshot.ts';
import { type FetchOptions, fetchDescription } from './fetch-description.ts';
import { fetchParts } from './fetch-parts.ts';

interface PullOptions extends FetchOptions {
	/** Folder of the site, absolute. */
	root: string;
	/** The snapshot, relative to `root`. */
	file: string;
	/** Address of the remote description. */
	address: string;
	/** Day of the pull, `YYYY-MM-DD`. */
	today: string;
	/** Address prefixes of other documents that the description may reference. Their content becomes part of the snapshot. */
	remoteReferences?: readonly string[];
}

interface PullResult {
	/** Final address of the description, after redirects. */
	address: string;
	model: ApiModel;
	/** Warnings; if there are errors, nothing is pulled. */
	problems: Problem[];
	/** Changes since the last snapshot; `undefined` if there was none that could be read. */
	changes: ApiChange[] | undefined;
	/** Whether the snapshot was written; `false` if nothing changed. */
	written: boolean;
	/** The new history file, relative to `root`; none if only the formatting of the JSON changed. */
	history: string | undefined;
}

/**
 * Fetches a description, checks it, compares it with the snapshot, and only then replaces the snapshot and adds a file to the history beside it.
 * The snapshot is JSON with two spaces, whatever the source. Throws a `SiteError` and changes no file if the description cannot be
 * fetched or has errors.
 */
export async function pullDescription({ root, file, address, today, remoteReferences = [], ...options }: PullOptions): Promise<PullResult> {
	const fetched = await fetchDescription(address, options);
	const parts = await fetchParts(fetched, { ...options, allowed: remoteReferences });
	const { model, problems } = loadDescription(fetched.text, { file: fetched.address, parts });
	if (model === undefined || problems.some(({ severity }) => severity === 'error')) throw new SiteError(problems);
	const snapshot = asSnapshot(fetched.text, fetched.address, parts) ?? fetched.text;
	const path = resolve(root, file);
	const before = existsSync(path) ? readDescription(root, { file, isPulled: true }).model : undefined;
	const changes = before && compareDescriptions(before, model);
	const result = { address: fetched.address, model, problems, changes };
	if (before && snapshot === asSnapshot(readFileSync(path, 'utf8'), file)) return { ...result, written: false, history: undefined };
	const entry = historyEntry({ model, before, changes, replaced: existsSync(path), today });
	const folder = historyFolder(file);
	const name = entry && historyFileName(today, model.version, (candidate) => existsSync(join(root, folder, candidate)));
	const history = name === undefined ? undefined : `${folder}/${name}`;
	saveTogether([
		...(history === undefined ? [] : [{ path: join(root, history), text: `${JSON.stringify(entry, undefined, '\t')}\n` }]),
		{ path, text: snapshot },
	]);
	return { ...result, written: true, history };
}

interface Pulled extends Pick<PullResult, 'model' | 'changes'> {
	before: ApiModel | undefined;
	/** Whether there was a snapshot, readable or not. */
	replaced: boolean;
	today: string;
}

/** The new history entry; none if neither the version nor anything else changed. */
function historyEntry({ model, before, changes, replaced, today }: Pulled): ApiHistoryEntry | undefined {
	const { version } = model;
	if (before === undefined || changes === undefined) {
		return {
			version,
			date: today,
			start: replaced ? 'unreadable' : 'first',
			changes: [],
		};
	}
	if (changes.length === 0 && before.version === version) return undefined;
	return { version, previous: before.version, date: today, changes };
}
