import { lineAt, type SourcePage } from '#checks/text/reading/source-page.ts';

/** The sample data of a site. */
export interface Samples {
	/** The whole data (JSON). */
	data: Readonly<Record<string, unknown>>;
	/** For each list of records the paths of the fields that name one, e.g. `details.number`. */
	records: Readonly<Record<string, readonly string[]>>;
	/** How readers see values that the data abbreviates. */
	values: Readonly<Record<string, string>>;
}

/** A value of the sample data that a text quotes: `:sample[31.03.2026]{of="AB-0001.dueDate"}`. */
export interface QuotedSample {
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
}

/**
 * What texts quote of the sample data, with what the data has there. `.length` counts a list; an object in between may be left out where only
 * one has the next key.
 */
export function quotedSamples(pages: readonly SourcePage[], samples: Samples): QuotedSample[] {
	const records = indexRecords(samples);
	return pages.flatMap(({ file, passages }) =>
		passages.flatMap((passage) =>
			passage.spans.flatMap(({ kind, of = '', start, end }): QuotedSample[] => {
				if (kind !== 'sample') return [];
				const [name = '', ...path] = of.split('.');
				const record = records.get(name) ?? samples.data[name];
				const found = sampleAt(record, path);
				const value = isContainer(found) ? undefined : found;
				const unknownAmong = record === undefined ? [...records.keys()] : undefined;
				return [{ file, line: lineAt(passage, start), shown: passage.text.slice(start, end), of, name, unknownAmong, value }];
			}),
		),
	);
}

function indexRecords({ data, records }: Samples): Map<string, unknown> {
	return new Map(
		Object.entries(records).flatMap(([list, names]) => {
			const all = data[list];
			return (Array.isArray(all) ? all : []).flatMap((record: unknown) =>
				names.flatMap((name): [string, unknown][] => {
					const value = sampleAt(record, name.split('.'));
					return value === undefined || value === null ? [] : [[String(value), record]];
				}),
			);
		}),
	);
}

function sampleAt(value: unknown, path: readonly string[]): unknown {
	return path.reduce<unknown>((current, key) => {
		if (Array.isArray(current) && key === 'length') return current.length;
		if (!isContainer(current)) return undefined;
		if (key in current) return current[key];
		const inside = Object.values(current).filter((child) => isContainer(child) && key in child);
		return inside.length === 1 ? (inside[0] as Record<string, unknown>)[key] : undefined;
	}, value);
}

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
