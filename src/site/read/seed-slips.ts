import type { Wording } from '#schema/problem.ts';
import { beginsWithDay } from '#text/begins-with-day.ts';
import { editDistance } from '#text/edit-distance.ts';
import { apiFaults } from '#words/api-faults.ts';

/** A name or value is usual if it occurs in this many similar places. */
const USUAL_PLACES = 3;

/** Values with more variants at one place are names, and names may be similar. */
const MOST_WAYS = 300;

/** A name or value at a place in the data. */
interface Said {
	text: string;
	path: readonly string[];
}

/**
 * Probable slips in the data of a sandbox: names and values that occur once and differ by one letter, or by two swapped letters, from those in the same place of other records, and
 * days that no calendar has. `path` leads to it.
 */
export function seedSlips(seed: unknown): (Wording & { path: readonly string[] })[] {
	const keys = new Map<string, Said[]>();
	const values = new Map<string, Said[]>();
	const days: Said[] = [];
	const note = (said: Map<string, Said[]>, place: string, entry: Said) => {
		const known = said.get(place);
		if (known === undefined) said.set(place, [entry]);
		else known.push(entry);
	};
	const visit = (value: unknown, path: readonly string[], place: string): void => {
		if (typeof value === 'string') {
			if (/^\d{4}-\d\d-\d\d/.test(value)) days.push({ text: value, path });
			else if (/^\p{L}[\p{L} -]{4,}$/u.test(value)) note(values, place, { text: value, path });
		} else if (Array.isArray(value)) {
			for (const [index, entry] of value.entries()) visit(entry, [...path, String(index)], `${place}[]`);
		} else if (typeof value === 'object' && value !== null) {
			for (const [key, child] of Object.entries(value)) {
				note(keys, place, { text: key, path: [...path, key] });
				visit(child, [...path, key], `${place}.${key}`);
			}
		}
	};
	visit(seed, [], '');
	const rare = [...keys.values(), ...values.values()]
		.flatMap(rareIn)
		.map(({ text, path, meant }) => ({ path, message: apiFaults.slip(text), hint: apiFaults.didYouMean(meant) }));
	const wrong = days.filter(({ text }) => !beginsWithDay(text)).map(({ text, path }) => ({ path, message: apiFaults.noDay(text), hint: apiFaults.noDayHint }));
	return [...rare.map(ended), ...wrong.map(ended)];
}

function rareIn(all: readonly Said[]): (Said & { meant: string })[] {
	const groups = Map.groupBy(all, ({ text }) => text);
	if (groups.size > MOST_WAYS) return [];
	const usual = [...groups].flatMap(([text, places]) => (places.length >= USUAL_PLACES ? [text] : []));
	return [...groups.values()].flatMap((places) => {
		const [said] = places;
		const meant =
			said && places.length === 1 ? usual.find((text) => Math.abs(text.length - said.text.length) <= 1 && editDistance(text, said.text) === 1) : undefined;
		return said && meant !== undefined ? [{ ...said, meant }] : [];
	});
}

/** Findings of descriptions get their pointer before the full stop. */
const ended = <Found extends Wording>({ message, ...rest }: Found) => ({ ...rest, message: `${message}.` });
