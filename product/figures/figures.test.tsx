import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AppLayout } from './AppLayout.tsx';
import { Dashboard } from './Dashboard.tsx';
import { DashboardFilter } from './DashboardFilter.tsx';
import { DeadlineTimeline, deadlinePhases } from './DeadlineTimeline.tsx';
import { DeviceRecord } from './DeviceRecord.tsx';
import { DueDatesChart } from './DueDatesChart.tsx';
import { FilterBar, filteredDevices } from './FilterBar.tsx';
import { KeyboardMap } from './KeyboardMap.tsx';
import { LoginFlow } from './LoginFlow.tsx';
import { LoginMask } from './LoginMask.tsx';
import { MeasuringChain } from './MeasuringChain.tsx';
import { hits, SearchAnatomy } from './SearchAnatomy.tsx';
import { SearchSuggestions, suggestions } from './SearchSuggestions.tsx';
import { StatusDiagram } from './StatusDiagram.tsx';

const FIGURES: Readonly<Record<string, ComponentType>> = {
	AppLayout,
	Dashboard,
	DashboardFilter,
	DeadlineTimeline,
	DeviceRecord,
	DueDatesChart,
	FilterBar,
	KeyboardMap,
	LoginFlow,
	LoginMask,
	MeasuringChain,
	SearchAnatomy,
	SearchSuggestions,
	StatusDiagram,
};

const htmlOf = (Component: ComponentType) => renderToStaticMarkup(<Component />);
/** Text without elements; no-break spaces and soft hyphens as people read them. */
const textOf = (Component: ComponentType) =>
	htmlOf(Component)
		.replace(/<[^>]+>/g, ' ')
		.replaceAll('\u00a0', ' ')
		.replaceAll('\u00ad', '')
		.replace(/\s+/g, ' ');

describe.each(Object.entries(FIGURES))('%s', (_, Component) => {
	const html = htmlOf(Component);

	test('has a caption, and words beside a picture', () => {
		expect(html).toMatch(/<figcaption><p[^>]*><b>Abbildung\u00a0\d\.<\/b> \S/);
		if (html.includes('role="img"')) expect(html).toMatch(/class="fig-legend"|<details/);
	});

	test('has a legend entry for each call-out number, and no other', () => {
		const numbers = new Set([...html.matchAll(/class="callout[^"]*">(\d+)</g)].map(([, n]) => Number(n)));
		const legend = /<ol class="fig-legend">(.*?)<\/ol>/s.exec(html)?.[1] ?? '';
		expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from(legend.matchAll(/<li>/g), (_, index) => index + 1));
	});

	test('needs no inline styles and hides drawings that only repeat', () => {
		expect(html).not.toContain('style=');
		for (const [svg] of html.matchAll(/<svg[^>]*>/g)) expect(svg).toContain('aria-hidden="true"');
	});
});

describe('what figures show', () => {
	test('two hits of the filter bar (3.4)', () => {
		expect(filteredDevices.map(({ inspectionDevice }) => inspectionDevice.number)).toEqual(['PM-MS-0002', 'PM-MS-0005']);
	});

	test('eight suggestions (3.4)', () => {
		expect(suggestions.map(({ number }) => number)).toEqual([
			'PM-MS-0001',
			'PM-MS-0002',
			'PM-MS-0003',
			'PM-MS-0005',
			'PM-MU-0001',
			'PM-WI-0002',
			'INV-100901',
			'INV-100903',
		]);
	});

	test('four hits of the search expression (3.4)', () => {
		expect(hits).toEqual(['PM-DM-0002', 'PM-DM-0003', 'PM-DR-0001', 'PM-PV-0001']);
	});

	test('phases of the deadline of PM-MS-0001 (2.5)', () => {
		expect(deadlinePhases(0)).toMatchObject({
			due: '2026-03-31',
			phases: [
				{ status: 'in_circulation', from: '2025-03-11', to: '2026-02-28' },
				{ status: 'due', from: '2026-03-01', to: '2026-03-31' },
				{ status: 'overdue', from: '2026-04-01' },
			],
		});
		expect(deadlinePhases(10).phases.slice(1)).toMatchObject([
			{ status: 'due', from: '2026-03-01', to: '2026-03-31' },
			{ status: 'due', from: '2026-04-01', to: '2026-04-10' },
			{ status: 'overdue', from: '2026-04-11' },
		]);
	});

	test('lists and sums of the dashboard (6.7)', () => {
		const text = textOf(Dashboard);
		expect(text).toContain('89 % 25 von 28');
		expect(text).toContain('gesamt 1460,00 €');
		expect(text).toContain('PM-DM-0002 31.08. PM-PV-0001 31.08.');
		expect(text).toContain('PM-TH-0002 K2, zurück 19.09. PM-EL-0001 K2, zurück 26.09.');
		expect(text).toContain('PB-2025-00022 21.08.2025 PB-2025-00021 10.07.2025 PB-2025-00020 03.07.2025 PB-2025-00019 18.06.2025 PB-2025-00017 12.06.2025');
	});

	test('record card and measuring chain (6.2, 6.3)', () => {
		expect(textOf(DeviceRecord)).toContain('PM-MS-0001 · Messschieber digital 0–150 mm (Schrank F1) 1 im Umlauf 2 fällig am 31.03.2026');
		expect(textOf(MeasuringChain)).toContain('Bestandteil INV-100802 , Einstechfühler Pt100');
		expect(textOf(MeasuringChain)).toContain('200,0 °C 200,5 °C +0,5 K 1,30 K');
	});

	test('28 devices in the list (bedienung)', () => {
		expect(textOf(AppLayout)).toContain('28 Einträge');
	});
});
