import { expect, test } from 'vitest';
import { statusChanges } from '#product/domain/status-change.ts';
import { ARROWS, RETURNS, SHELLS, STEPS, type StatusArrow } from './status-arrows.ts';

const ways = (arrows: readonly StatusArrow[]) => arrows.flatMap(({ label, from, to }) => from.map((start) => `${start} ${label} ${to.join()}`)).sort();
const drawn = [...STEPS, ...RETURNS, ...SHELLS.flatMap(({ there, back }) => [...there, ...back])];

test('the figure draws each change of the rules once, and nothing else (RULES.md R-3)', () => {
	expect(ways(drawn)).toEqual(
		statusChanges()
			.map(({ from, label, to }) => `${from} ${label} ${to.join()}`)
			.sort(),
	);
	expect(drawn).toHaveLength(ARROWS.length);
});
