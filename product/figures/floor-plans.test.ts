import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SAMPLE } from '#product/sample.ts';
import { PLAN_FORM, PLANS } from './floor-plans.ts';

/** Widths in pixels at which the plan is drawn: on a phone, in a column, on a wide page. From `NAMES` on the names stand in it. */
const WIDTHS = [240, 275, 560, 700];
const NAMES = 400;
/** A letter of a label is at most this wide, a line this high. */
const LETTER = 9;
const LINE = 16;

const areas = SAMPLE.areas.filter(({ code }) => code in PLANS);

describe.each(areas)('plan of $name', ({ id, code }) => {
	const { machines, zones } = PLANS[code as keyof typeof PLANS];
	const pins = SAMPLE.sections.flatMap((section) => (section.areaId === id && section.pin !== null ? [{ ...section, pin: section.pin }] : []));

	test.each(WIDTHS)('at %i pixels no pin and no word stands on a machine, and each in a zone of its own', (width) => {
		const height = width / PLAN_FORM;
		const scaled = ([x, y, w, h]: readonly number[]) => {
			const [left, top, across = 0, down = 0] = [((x ?? 0) * width) / 100, ((y ?? 0) * height) / 100, ((w ?? 0) * width) / 100, ((h ?? 0) * height) / 100];
			return { left, top, right: left + across, bottom: top + down };
		};
		const taken = pins.map(({ code: section, name, pin }) => {
			const [x, y] = [(pin.x * width) / 100, (pin.y * height) / 100];
			const lines = width < NAMES ? [section] : [section, name];
			const half = (Math.max(...lines.map((line) => line.length)) * LETTER) / 2;
			return [
				{ left: x - 11, right: x + 11, top: y - 29, bottom: y },
				{ left: x - half, right: x + half, top: y + 4, bottom: y + 2 + lines.length * LINE },
			];
		});
		for (const box of taken.flat()) {
			const hit = machines
				.map(scaled)
				.filter((machine) => box.left < machine.right && machine.left < box.right && box.top < machine.bottom && machine.top < box.bottom);
			expect(hit).toEqual([]);
		}
		const homes = taken.map((boxes) =>
			zones.findIndex((zone) => {
				const { left, top, right, bottom } = scaled(zone);
				return boxes.every((box) => box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom);
			}),
		);
		expect(homes.toSorted()).toEqual(pins.map((_, index) => index));
	});

	test('the style sheet gives the plan its form', () => {
		const css = readFileSync(new URL('floor-plan.css', import.meta.url), 'utf8');
		const [, across, down] = /aspect-ratio: (\d+) \/ (\d+)/.exec(css) ?? [];
		expect(Number(across) / Number(down)).toBeCloseTo(PLAN_FORM, 5);
	});
});
