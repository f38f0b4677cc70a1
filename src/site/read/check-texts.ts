import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Content } from '#checks/text/content.ts';
import { runTextRules, type TextResult } from '#checks/text/text-rules.ts';
import { createSpeller } from '#checks/text/words/speller.ts';
import { readText } from '#content/files/read-text.ts';
import { readYaml } from '#content/read-yaml.ts';
import { parseYaml } from '#content/yaml-document.ts';
import { createJsonLines } from '#openapi/load/json-lines.ts';
import {
	dialogsSchema,
	exceptionsSchema,
	factsSchema,
	labelsSchema,
	messagesSchema,
	rightsSchema,
	samplesSchema,
	screensSchema,
	terminologySchema,
} from '#schema/content-checks.ts';
import type { Origin } from '#schema/parse/parse.ts';
import { type FilePlace, type Problem, problemOf, problemsOr, SiteError } from '#schema/problem.ts';
import { nearest } from '#text/nearest.ts';
import { issues } from '#words/issues.ts';
import { siteFaults } from '#words/site-faults.ts';
import { textFaults } from '#words/text-faults.ts';
import { loadSite } from './load-site.ts';
import { readAddresses } from './read-addresses.ts';
import { readDictionary } from './read-dictionary.ts';
import { readTexts } from './read-texts.ts';

/** Folder of the lists that texts are compared with. */
const CHECKS_FOLDER = 'checks';

/**
 * Checks the texts of the newest version of the site below `root`. What cannot be read is the first result, and the others are about all the rest; throws a `SiteError`
 * when there is no site, or when a list that texts are checked against cannot be read.
 * @param loaded the site, if it is loaded already.
 */
export async function checkTexts(root: string, loaded = loadSite(root)): Promise<TextResult[]> {
	const { content, problems } = await readContent(root, loaded);
	const found = runTextRules(content);
	// Superfluous entries of a list are known only when every text was read.
	const certain = problems.length === 0 ? found : found.map(({ name, problems: all }) => ({ name, problems: all.filter(({ file }) => !isList(file)) }));
	return [{ name: textFaults.groups.files, problems }, ...certain];
}

const isList = (file: string) => file.startsWith(`${CHECKS_FOLDER}/`);

/** Reads the texts of the newest version of a site, and the lists in `checks/` that they are checked against. A list that is missing is empty. */
async function readContent(root: string, loaded: ReturnType<typeof loadSite>): Promise<{ content: Content; problems: Problem[] }> {
	const problems: Problem[] = [];
	const lines = new Map<string, Origin['lineOf']>();
	const list = <S extends z.ZodType>(name: string, schema: S): z.output<S> | undefined => {
		const result = readYaml(root, `${CHECKS_FOLDER}/${name}.yml`, { schema, rule: 'check-lists' });
		problems.push(...result.problems);
		lines.set(name, result.lineOf);
		return result.value;
	};
	const labels = list('labels', labelsSchema);
	const samples = list('samples', samplesSchema);
	const data = samples && readSampleData(root, samples.file, problems);
	const screens = list('screens', screensSchema);
	const named = namesInLists({ samples, data, labels, screens }).filter(({ name, among }) => !among.includes(name));
	for (const { list: file, path, name, among } of named) {
		const place = { file: `${CHECKS_FOLDER}/${file}.yml`, line: lines.get(file)?.(path) };
		const see = placeOfLabel(nearest(name, among), labels ?? {}, lines.get('labels'));
		problems.push(problemOf('check-lists', { ...place, message: siteFaults.unknownEntry(name), hint: nearestHint(name, among), see }));
	}
	const content: Content = {
		placeIn: (name, path) => ({ file: `${CHECKS_FOLDER}/${name}.yml`, line: lines.get(name)?.(path) }),
		pages: await readTexts(root, problems),
		terminology: list('terminology', terminologySchema) ?? { terms: [], foreign: [], tone: [] },
		labels: labels && new Set(Object.values(labels).flat()),
		labelGroups: labels ?? {},
		dialogs: list('dialogs', dialogsSchema) ?? [],
		facts: { file: `${CHECKS_FOLDER}/facts.yml`, list: list('facts', factsSchema) ?? [] },
		rights: list('rights', rightsSchema),
		screens: screens ?? {},
		messages: list('messages', messagesSchema),
		samples: samples && data && { data, file: samples.file, lineOf: sampleLines(root, samples.file), records: samples.records, values: samples.values },
		spelling: readSpelling(root, problems),
		addresses: await readAddresses(root, { file: `${CHECKS_FOLDER}/addresses.yml`, loaded, problems }),
		exceptions: { file: `${CHECKS_FOLDER}/exceptions.yml`, entries: withLines(root, list('exceptions', exceptionsSchema) ?? []) },
	};
	if (problems.some(({ file }) => isList(file)) || !existsSync(join(root, 'site.config.ts'))) throw new SiteError(problems);
	return { content, problems };
}

/** A name in one list that must also occur in another one. */
interface NamedEntry {
	list: string;
	path: readonly PropertyKey[];
	name: string;
	among: readonly string[];
}

function namesInLists({ samples, data, labels, screens }: NamingLists): NamedEntry[] {
	const ofSamples =
		data === undefined ? [] : Object.keys(samples?.records ?? {}).map((name) => ({ list: 'samples', path: ['records', name], name, among: Object.keys(data) }));
	if (labels === undefined) return ofSamples;
	const all = Object.values(labels).flat();
	const ofScreens = Object.entries(screens ?? {}).flatMap(([screen, { groups, shows, elsewhere }]) => [
		...groups.map((name, at) => ({ list: 'screens', path: [screen, 'groups', at], name, among: Object.keys(labels) })),
		...shows.map((name, at) => ({ list: 'screens', path: [screen, 'shows', at], name, among: all })),
		...Object.keys(elsewhere).map((name) => ({ list: 'screens', path: [screen, 'elsewhere', name], name, among: all })),
	]);
	return [...ofSamples, ...ofScreens];
}

interface NamingLists {
	samples: z.output<typeof samplesSchema> | undefined;
	data: Record<string, unknown> | undefined;
	labels: z.output<typeof labelsSchema> | undefined;
	screens: z.output<typeof screensSchema> | undefined;
}

/** The place of the label that is meant, which may itself contain the slip. */
function placeOfLabel(
	label: string | undefined,
	labels: Readonly<Record<string, readonly string[]>>,
	lineOf: Origin['lineOf'] | undefined,
): FilePlace | undefined {
	const [group, own] = Object.entries(labels).find(([, names]) => label !== undefined && names.includes(label)) ?? [];
	return group === undefined ? undefined : { file: `${CHECKS_FOLDER}/labels.yml`, line: lineOf?.([group, own?.indexOf(label ?? '') ?? 0]) };
}

function nearestHint(name: string, among: readonly string[]): string {
	const close = nearest(name, among);
	return close ? issues.didYouMean(close) : siteFaults.unknownEntryHint;
}

/** The sample data that texts are compared with; `undefined` when its file is missing or no list of records, which is added to `problems`. */
function readSampleData(root: string, file: string, problems: Problem[]): Record<string, unknown> | undefined {
	if (!existsSync(join(root, file))) {
		const missing = {
			message: siteFaults.noSampleFile(file),
			hint: siteFaults.sampleFileHint,
		};
		problems.push(problemOf('check-lists', { file: `${CHECKS_FOLDER}/samples.yml`, ...missing }));
		return undefined;
	}
	try {
		// Large data takes the parser that knows lines several seconds.
		const value: unknown = JSON.parse(readText(root, file));
		if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
	} catch {}
	const read = readYaml(root, file, { schema: z.record(z.string(), z.unknown()), rule: 'check-lists' });
	problems.push(...read.problems);
	return read.value;
}

/** Lines of the sample data, parsed on first use; unknown for formats other than JSON. */
function sampleLines(root: string, file: string): (path: readonly string[]) => number | undefined {
	let lines: ReturnType<typeof createJsonLines> | undefined;
	return (path) => {
		if (!file.endsWith('.json')) return undefined;
		lines ??= createJsonLines(readText(root, file));
		return lines(path);
	};
}

function readSpelling(root: string, problems: Problem[]): Content['spelling'] {
	const file = `${CHECKS_FOLDER}/words.txt`;
	if (!existsSync(join(root, file))) return undefined;
	const text = problemsOr(() => readText(root, file));
	if (typeof text !== 'string') {
		problems.push(...text.problems);
		return undefined;
	}
	const words = text.split('\n').filter((line, index, lines) => line !== '' || index < lines.length - 1);
	return { speller: createSpeller(readDictionary(), words), list: { file, words } };
}

function withLines(root: string, entries: z.output<typeof exceptionsSchema>): Content['exceptions']['entries'] {
	if (entries.length === 0) return [];
	const file = `${CHECKS_FOLDER}/exceptions.yml`;
	const document = parseYaml(readText(root, file), 1, { file, rule: 'check-lists', message: '', hint: '' });
	return entries.map((entry, index) => ({ ...entry, line: 'lineOf' in document ? document.lineOf([index]) : undefined }));
}
