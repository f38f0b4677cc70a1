import type { Problem } from '#schema/problem.ts';
import { nearest } from '#text/nearest.ts';
import { wordings } from './sample-wordings.ts';
import { lineAt, type SourcePage } from './source-page.ts';

/** The sample data of a site. */
export interface Samples {
	/** The whole data (JSON). */
	data: Readonly<Record<string, unknown>>;
	/** For each list of records the paths of the fields that name one, e.g. `details.number`. */
	records: Readonly<Record<string, readonly string[]>>;
	/** How readers see values that the data abbreviates. */
	values: Readonly<Record<string, string>>;
}

/**
 * Compares what texts mark as `:sample[31.03.2026]{of="AB-0001.dueDate"}` with the sample data. The path begins with the name of a record
 * or with a key of the data; `.length` counts a list. An object in between may be left out where only one has the next key.
 */
export function checkSamples(pages: readonly SourcePage[], samples: Samples): Problem[] {
	const records = indexRecords(samples);
	return pages.flatMap(({ file, passages }) =>
		passages.flatMap((passage) =>
			passage.spans.flatMap(({ kind, of = '', start, end }): Problem[] => {
				if (kind !== 'sample') return [];
				const shown = passage.text.slice(start, end);
				const at = { severity: 'warning' as const, file, line: lineAt(passage, start) };
				const [name = '', ...path] = of.split('.');
				const record = records.get(name) ?? samples.data[name];
				const value = valueAt(record, path);
				if (record === undefined || value === undefined || (typeof value === 'object' && value !== null)) {
					const close = record === undefined ? nearest(name, [...records.keys()]) : undefined;
					const message = `Die Beispieldaten kennen „${of}“ nicht${record === undefined ? '' : ' als Wert'}.`;
					return [{ ...at, rule: 'unknown-sample', message, hint: close ? `Meinten Sie „${close}“?` : 'Nennen Sie Datensatz und Feld: of="AB-0001.dueDate".' }];
				}
				const right = wordings(value, samples.values);
				if (right.includes(shown.replaceAll('\u00a0', ' ').trim())) return [];
				return [
					{
						...at,
						rule: 'wrong-sample',
						message: `„${shown}“ stimmt nicht mit den Beispieldaten überein (${of}).`,
						hint: `Dort steht „${right[0]}“.`,
					},
				];
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
					const value = valueAt(record, name.split('.'));
					return value === undefined || value === null ? [] : [[String(value), record]];
				}),
			);
		}),
	);
}

function valueAt(value: unknown, path: readonly string[]): unknown {
	return path.reduce<unknown>((current, key) => {
		if (Array.isArray(current) && key === 'length') return current.length;
		if (!isObject(current)) return undefined;
		if (key in current) return current[key];
		const inside = Object.values(current).filter((child) => isObject(child) && key in child);
		return inside.length === 1 ? (inside[0] as Record<string, unknown>)[key] : undefined;
	}, value);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
