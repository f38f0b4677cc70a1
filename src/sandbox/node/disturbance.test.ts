import { expect, test } from 'vitest';
import { nextDisturbance, seededRandom } from './disturbance.ts';

test('each failure has its share of all cases, whatever stands before it', () => {
	const failures = [
		{ status: 503, probability: 0.5 },
		{ status: 429, probability: 0.3 },
		{ status: 500, probability: 0.2 },
	];
	const random = seededRandom(1);
	const counts = new Map<number | undefined, number>();
	for (let round = 0; round < 10_000; round++) {
		const { failure } = nextDisturbance({ latency: [0, 0], failures, random });
		counts.set(failure, (counts.get(failure) ?? 0) + 1);
	}
	for (const { status, probability } of failures) expect((counts.get(status) ?? 0) / 10_000, `${status}`).toBeCloseTo(probability, 1);
	expect(counts.get(undefined) ?? 0).toBeLessThan(10);
});
