import { basename, posix } from 'node:path';
import { listFiles } from '#content/list-files.ts';
import { readYaml } from '#content/read-yaml.ts';
import { type ApiHistoryEntry, apiHistoryEntrySchema } from '#schema/api-history.ts';
import type { Problem } from '#schema/problem.ts';

/** Folder of the history of a description: beside its file, relative to the site root. */
export const historyFolder = (description: string): string => posix.join(posix.dirname(description), 'history');

/** What one pull changed, with its place on the page of changes. */
export interface HistoryEntry extends ApiHistoryEntry {
	/** `id` of the entry on the page of changes, unique: `fassung-2025-08-26-1-9-0`. */
	anchor: string;
}

/** All that a history tells, newest first. */
export type ApiHistory = readonly HistoryEntry[];

/** Reads the history beside a description. Without the folder there is none; a file with problems is left out. */
export function readHistory(root: string, description: string): { history: ApiHistory; problems: Problem[] } {
	const files = listFiles(root, historyFolder(description), ['.json']).map((file) => ({
		file,
		...readYaml(root, file, { schema: apiHistoryEntrySchema, rule: 'api-history' }),
	}));
	const entries = files.flatMap(({ file, value }) => (value ? [{ name: basename(file, '.json'), entry: value }] : []));
	const order = new Intl.Collator('de', { numeric: true });
	return {
		history: entries
			.sort((a, b) => order.compare(b.entry.date, a.entry.date) || order.compare(b.name, a.name))
			.map(({ name, entry }) => ({ ...entry, anchor: `fassung-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}` })),
		problems: files.flatMap(({ problems }) => problems),
	};
}

/**
 * Name of a new file of the history: `2025-08-26-1.9.0.json`, with a number behind it when that name is taken.
 * @param version as the description writes it; what cannot stand in a file name becomes a hyphen.
 */
export function historyFileName(date: string, version: string, taken: (name: string) => boolean): string {
	const safe = version
		.replaceAll(/[^\w.+-]+/g, '-')
		.replaceAll(/^[.-]+|[.-]+$/g, '')
		.slice(0, 60);
	const stem = safe === '' ? date : `${date}-${safe}`;
	let name = `${stem}.json`;
	for (let number = 2; taken(name); number++) name = `${stem}-${number}.json`;
	return name;
}
