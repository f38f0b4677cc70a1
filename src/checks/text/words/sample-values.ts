import { lineAt, type SourcePage } from '#checks/text/reading/source-page.ts';
import type { FilePlace } from '#schema/problem.ts';
import { ownValue } from '#text/own-value.ts';

/** The sample data of a site. */
export interface Samples {
	/** File of the data, relative to the site root. */
	file: string;
	/** 1-based line of the value at a path in it, when it is known. */
	lineOf(path: readonly string[]): number | undefined;
	/** The whole data (JSON). */
	data: Readonly<Record<string, unknown>>;
	/** For each list of records the paths of the fields that name one, e.g. `details.number`. */
	records: Readonly<Record<string, readonly string[]>>;
	/** How readers see values that the data abbreviates. */
	values: Readonly<Record<string, string>>;
}

/** A value of the sample data that a text quotes: `:sample[31.03.2026]{of="AB-0001.dueDate"}`. */
interface QuotedSample {
	file: string;
	line: number;
	/** As the text has it. */
	shown: string;
	/** The path: it begins with the name of a record or with a key of the data. */
	of: string;
	/** Name of the record at the beginning of the path. */
	name: string;
	/** Names of all records, when there is none of that name. */
	unknownAmong: readonly string[] | undefined;
	/** What the data has there; `undefined` for nothing and for what is no single value. */
	value: unknown;
	/** Where the data has it. */
	place: FilePlace;
}

/**
 * The values that texts quote of the sample data, with those that the data has there. `.length` counts a list; an object in between may be left out where only
 * one has the next key.
 */
export function quotedSamples(pages: readonly SourcePage[], samples: Samples): QuotedSample[] {
	const records = indexRecords(samples);
	return pages.flatMap(({ file, passages }) =>
		passages.flatMap((passage) =>
			passage.spans.flatMap(({ kind, of = '', start, end }): QuotedSample[] => {
				if (kind !== 'sample') return [];
				const [name = '', ...path] = of.split('.');
				const record = records.get(name) ?? { value: ownValue(samples.data, name), path: [name] };
				const found = sampleAt(record, path);
				const value = isObjectOrList(found.value) ? undefined : found.value;
				const unknownAmong = record.value === undefined ? [...records.keys()] : undefined;
				const place = { file: samples.file, line: samples.lineOf(found.path) };
				return [{ file, line: lineAt(passage, start), shown: passage.text.slice(start, end), of, name, unknownAmong, value, place }];
			}),
		),
	);
}

/** A value in the data, and its path. */
interface FoundRecord {
	value: unknown;
	path: readonly string[];
}

function indexRecords({ data, records }: Samples): Map<string, FoundRecord> {
	return new Map(
		Object.entries(records).flatMap(([list, names]) => {
			const all = data[list];
			return (Array.isArray(all) ? all : []).flatMap((value: unknown, index) =>
				names.flatMap((name): [string, FoundRecord][] => {
					const record = { value, path: [list, String(index)] };
					const named = sampleAt(record, name.split('.')).value;
					return named === undefined || named === null ? [] : [[String(named), record]];
				}),
			);
		}),
	);
}

function sampleAt(start: FoundRecord, keys: readonly string[]): FoundRecord {
	return keys.reduce<FoundRecord>(({ value, path }, key) => {
		if (Array.isArray(value) && key === 'length') return { value: value.length, path };
		if (!isObjectOrList(value)) return { value: undefined, path };
		if (Object.hasOwn(value, key)) return { value: value[key], path: [...path, key] };
		const inside = Object.entries(value).filter(([, child]) => isObjectOrList(child) && Object.hasOwn(child, key));
		const [name = '', child] = inside.length === 1 ? (inside[0] ?? []) : [];
		return isObjectOrList(child) ? { value: child[key], path: [...path, name, key] } : { value: undefined, path };
	}, start);
}

const isObjectOrList = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
