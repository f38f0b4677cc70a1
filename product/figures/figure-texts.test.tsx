import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SAMPLE } from '#product/sample.ts';
import { textOf } from '#product/static-html.fixture.ts';
import { AppLayout } from './AppLayout.tsx';
import { AreaTree } from './AreaTree.tsx';
import { CostBars } from './CostBars.tsx';
import { Dashboard } from './Dashboard.tsx';
import { DeadlineTimeline, deadlinePhases } from './DeadlineTimeline.tsx';
import { DeviceRecord } from './DeviceRecord.tsx';
import { DeviceSet } from './DeviceSet.tsx';
import { filteredDevices } from './FilterBar.tsx';
import { FloorPlan } from './FloorPlan.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MeasuringChain } from './MeasuringChain.tsx';
import { hits } from './SearchAnatomy.tsx';
import { suggestions } from './SearchSuggestions.tsx';
import { sampleDevice } from './sample.ts';

/** What the figures say is counted and written here a second time, from the sample data alone. */
const shown = (figure: ReactElement) => textOf(renderToStaticMarkup(figure));
const german = (date: string) => date.split('-').reverse().join('.');
const inUse = SAMPLE.apparatuses.filter(({ retiredAt }) => retiredAt === null);
const devices = inUse.filter(({ inspectionDevice }) => inspectionDevice !== null);
const numbersWhere = (fits: (status: string, apparatus: (typeof devices)[number]) => boolean) =>
	devices.flatMap((apparatus) => {
		const device = apparatus.inspectionDevice;
		return device !== null && fits(device.status, apparatus) ? [device.number] : [];
	});

describe('figures say what the sample data say', () => {
	test('counts of areas, devices and apparatuses', () => {
		for (const { code, name } of SAMPLE.areas) {
			const count = devices.filter(({ area }) => area.code === code).length;
			expect(shown(<AreaTree />)).toContain(`${code} ${name} ${count} Prüfmittel`);
		}
		expect(shown(<AppLayout />)).toContain(`${devices.length} Einträge`);
		expect(shown(<DeviceSet />)).toContain(`${SAMPLE.apparatuses.length} Geräte`);
		expect(shown(<DeviceSet />)).toContain(`davon ${SAMPLE.apparatuses.filter(({ inspectionDevice }) => inspectionDevice !== null).length} Prüfmittel`);
	});

	test('the plan of an area', () => {
		const area = SAMPLE.areas.find(({ code }) => code === 'FE');
		const plan = shown(<FloorPlan id="stammdaten-2" area="FE" />);
		for (const { code, name, pin } of SAMPLE.sections.filter(({ areaId }) => areaId === area?.id)) {
			const count = numbersWhere((status, { section }) => section?.code === code && (status === 'due' || status === 'overdue')).length;
			expect(plan).toContain(`${code} ${name} ${pin?.x} / ${pin?.y} ${count}`);
		}
	});

	test('lists and sums of the dashboard', () => {
		const year = SAMPLE.inspections.filter(({ status, date }) => status === 'released' && date.startsWith(SAMPLE.referenceDate.slice(0, 4)));
		const cents = year.reduce((sum, { cost }) => sum + Math.round(Number(cost?.amount ?? 0) * 100), 0);
		const total = `${(cents / 100).toFixed(2).replace('.', ',')} €`;
		expect(shown(<Dashboard />)).toContain(`gesamt ${total}`);
		expect(shown(<CostBars />)).toContain(total);
		for (const number of numbersWhere((status) => status === 'overdue' || status === 'blocked' || status === 'in_calibration'))
			expect(shown(<Dashboard />)).toContain(number);
		const [met, all] =
			/(\d+) von (\d+)/
				.exec(shown(<Dashboard />))
				?.slice(1)
				.map(Number) ?? [];
		expect(shown(<Dashboard />)).toContain(`${Math.round((100 * (met ?? 0)) / (all ?? 1))} %`);
	});

	test('record card, chain and languages', () => {
		const { magicName, inspectionDevice } = sampleDevice('PM-MS-0001');
		const due = inspectionDevice.dueDate ?? '';
		expect(shown(<DeviceRecord />)).toContain(magicName);
		expect(shown(<DeviceRecord />)).toContain(`fällig am ${german(due)}`);
		expect(shown(<LanguageSwitch />)).toContain(german(due));
		expect(shown(<LanguageSwitch />)).toContain(due.split('-').reverse().join('/'));
		for (const { identNo, designation } of SAMPLE.apparatuses.filter(({ parentId }) => parentId === sampleDevice('PM-TH-0001').id))
			expect(shown(<MeasuringChain />)).toContain(`${identNo}, ${designation}`);
	});

	test('hits of filter, search and suggestions', () => {
		const until = new Date(Date.parse(SAMPLE.referenceDate) + 30 * 86_400_000).toISOString().slice(0, 10);
		const isNear = (due: string | null | undefined) => due != null && due >= SAMPLE.referenceDate && due <= until;
		const near = numbersWhere((_, { area, inspectionDevice }) => area.code === 'FE' && isNear(inspectionDevice?.dueDate));
		expect(filteredDevices.map(({ inspectionDevice }) => inspectionDevice.number)).toEqual(near.toSorted());
		expect(hits).toEqual(
			numbersWhere(
				(status, { area, componentIds }) => (status === 'due' || status === 'overdue') && area.code === 'MO' && componentIds.length === 0,
			).toSorted(),
		);
		expect(suggestions).toHaveLength(8);
		expect(suggestions.every(({ designation }) => designation.toLowerCase().startsWith('mess'))).toBe(true);
	});

	test('phases of a deadline without gap, with and without days of grace (RULES.md R-5, R-3.4)', () => {
		for (const days of [0, 10]) {
			const { due, phases } = deadlinePhases(days);
			expect(due).toBe(sampleDevice('PM-MS-0001').inspectionDevice.dueDate);
			phases.slice(1).forEach(({ from }, index) => {
				expect(Date.parse(from) - Date.parse(phases[index]?.to ?? '')).toBe(86_400_000);
			});
			expect(Date.parse(phases.at(-1)?.from ?? '') - Date.parse(due)).toBe((days + 1) * 86_400_000);
			expect(shown(<DeadlineTimeline />)).toContain(`fällig am ${german(due)}`);
		}
	});
});
