import { describe, expect, test } from 'vitest';
import { INSPECTION_STATUSES } from '#product/domain/inspection-effect.ts';
import { INSPECTION_WAYS } from '#product/domain/inspection-ways.ts';
import { BOX, DRAWINGS, LINE, type LifeDrawing, STATES } from './inspection-life.ts';

interface Rect {
	name: string;
	x: number;
	y: number;
	right: number;
	bottom: number;
}

/** A letter of 13 pixels is this wide in a wide face. */
const LETTER = 7.9;
const overlap = (a: Rect, b: Rect) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;

const boxesOf = ({ boxes }: LifeDrawing): Rect[] => boxes.map(([name, x, y]) => ({ name, x, y, right: x + BOX[0], bottom: y + BOX[1] }));
const labelsOf = ({ arrows }: LifeDrawing): Rect[] =>
	Object.entries(arrows).map(([name, { label }]) => {
		const [lines, at, y, anchor] = label;
		const width = Math.max(...lines.map((line) => line.length)) * LETTER;
		const x = anchor === 'end' ? at - width : at;
		return { name, x, y: y - 11, right: x + width, bottom: y + (lines.length - 1) * LINE + 3 };
	});

/** The corners of a path of horizontal and vertical lines. */
function corners(path: string): [number, number][] {
	const points: [number, number][] = [];
	for (const [, command, first = '', second = ''] of path.matchAll(/([MHV])(\d+)(?: (\d+))?/g)) {
		const [x, y] = points.at(-1) ?? [0, 0];
		points.push(command === 'M' ? [Number(first), Number(second)] : command === 'H' ? [Number(first), y] : [x, Number(first)]);
	}
	return points;
}

const linesOf = (path: string): Rect[] =>
	corners(path).flatMap(([x, y], index, points) => {
		const next = points[index + 1];
		if (next === undefined) return [];
		return [{ name: path, x: Math.min(x, next[0]), y: Math.min(y, next[1]), right: Math.max(x, next[0]), bottom: Math.max(y, next[1]) }];
	});

const isOnEdge = ([x, y]: readonly [number, number], box: Rect) =>
	((x === box.x || x === box.right) && y > box.y && y < box.bottom) || ((y === box.y || y === box.bottom) && x > box.x && x < box.right);

test('the states are those of the rules, and the end of a draft', () => {
	expect(Object.keys(STATES).sort()).toEqual([...INSPECTION_STATUSES, 'deleted'].sort());
});

describe.each(DRAWINGS)('$name', (drawing) => {
	const boxes = boxesOf(drawing);
	const labels = labelsOf(drawing);

	test('each way of the rules begins and ends at the boxes of its states, and passes through none', () => {
		for (const { id, from, to } of INSPECTION_WAYS) {
			const points = corners(drawing.arrows[id].path);
			const ends = [points[0], points.at(-1)].map((point) => boxes.filter((box) => point !== undefined && isOnEdge(point, box)).map(({ name }) => name));
			expect([id, ends]).toEqual([id, [[from], [to]]]);
			for (const line of linesOf(drawing.arrows[id].path)) expect(boxes.filter((box) => overlap(line, box))).toEqual([]);
		}
	});

	test('words stand free: on no box, no arrow, no other word, and inside the drawing', () => {
		const lines = Object.values(drawing.arrows).flatMap(({ path }) => linesOf(path));
		for (const label of labels) {
			expect([...boxes, ...lines, ...labels.filter((other) => other !== label)].filter((other) => overlap(label, other))).toEqual([]);
			expect(label.x).toBeGreaterThanOrEqual(0);
			expect(label.right).toBeLessThanOrEqual(drawing.size[0]);
		}
	});
});
