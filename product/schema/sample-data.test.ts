import { describe, expect, test } from 'vitest';
import { needsImpactAssessment } from '#product/domain/decision-rule.ts';
import { DEFAULT_LEAD_DAYS } from '#product/domain/device-status.ts';
import { SAMPLE } from '#product/sample.ts';
import { sampleDataSchema } from './sample-data.ts';

const ids = (records: readonly { id: number }[]) => new Set(records.map(({ id }) => id));

describe('sample data', () => {
	test('a misspelt key and a wrong value are found', () => {
		const [device] = SAMPLE.apparatuses;
		const faulty = { ...SAMPLE, apparatuses: [{ ...device, identNumber: 'x', inServiceSince: '2025-02-30' }] };
		const { error } = sampleDataSchema.safeParse(faulty);
		expect(error?.issues.map(({ path, code }) => [path.at(-1), code])).toEqual([
			['inServiceSince', 'custom'],
			[0, 'unrecognized_keys'],
		]);
	});

	test('ids are unique, and what is pointed to exists', () => {
		for (const records of [SAMPLE.apparatuses, SAMPLE.inspections, SAMPLE.files, SAMPLE.customFields, SAMPLE.users, SAMPLE.areas, SAMPLE.sections])
			expect(ids(records).size).toBe(records.length);
		for (const { apparatusId, references, fileIds, corrects } of SAMPLE.inspections) {
			for (const id of [apparatusId, ...references.map((reference) => reference.apparatusId)]) expect(ids(SAMPLE.apparatuses)).toContain(id);
			for (const id of fileIds) expect(ids(SAMPLE.files)).toContain(id);
			if (corrects !== null) expect(ids(SAMPLE.inspections)).toContain(corrects);
		}
	});

	test('the works keep the Vorwarnzeit of the product (RULES.md R-2.3, R-22.2)', () => {
		expect(SAMPLE.settings.leadDays).toBe(DEFAULT_LEAD_DAYS);
	});

	test('where a Rückwirkung had to be assessed, it was (RULES.md R-6.5)', () => {
		const released = SAMPLE.inspections.filter(({ status }) => status === 'released');
		const needed = released.filter((inspection) => needsImpactAssessment(inspection, inspection.decisionRule));
		expect(needed.length).toBeGreaterThan(0);
		for (const { number, customFields } of needed)
			expect([number, customFields['rueckwirkung_bewertet'], customFields['rueckwirkung_massnahme']]).toEqual([number, true, expect.any(String)]);
	});

	test('a device that failed since its last effective report is still blocked, also when it is retired (RULES.md R-3.8, R-3.11, R-4.5)', () => {
		const failed = SAMPLE.inspections.filter(({ status, result }) => status === 'released' && result === 'failed');
		const blocked = SAMPLE.apparatuses.flatMap(({ id, inspectionDevice }) => {
			const younger = failed.filter(({ apparatusId, date }) => apparatusId === id && date > (inspectionDevice?.lastInspection?.date ?? ''));
			return younger.map(({ releasedAt }) => [inspectionDevice?.number, inspectionDevice?.blocked?.since, releasedAt?.slice(0, 10)]);
		});
		expect(blocked.length).toBeGreaterThan(1);
		for (const [number, since, released] of blocked) expect([number, since]).toEqual([number, released]);
	});

	test('a report with values after an adjustment has the ones before it (RULES.md R-6.4)', () => {
		for (const { measurements } of SAMPLE.inspections) {
			const points = (wanted: string) => measurements.filter(({ condition }) => condition === wanted).map(({ nominal }) => nominal);
			if (points('asLeft').length > 0) expect(points('asFound')).toEqual(points('asLeft'));
		}
	});

	test('no inspection lies on a weekend or behind the reference day (RULES.md R-22.1)', () => {
		expect(SAMPLE.inspections.filter(({ date }) => [0, 6].includes(new Date(date).getUTCDay()) || date > SAMPLE.referenceDate)).toEqual([]);
	});
});
