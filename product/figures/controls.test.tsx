import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { textOf } from '#product/static-html.fixture.ts';
import { AppLayout } from './AppLayout.tsx';
import { Dashboard } from './Dashboard.tsx';
import { DeviceRecord } from './DeviceRecord.tsx';
import { FieldForm } from './FieldForm.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FloorPlan } from './FloorPlan.tsx';
import { LoginMask } from './LoginMask.tsx';
import { NotificationMatrix } from './NotificationMatrix.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const LABELS = parse(read('checks/labels.yml')) as Record<string, string[]>;
const RULES = read('product/RULES.md');

interface Screen {
	figure: ReactElement;
	/** The mask of RULES.md that is drawn; all of its controls must be there. */
	mask?: string;
	/** Controls of the mask that stand elsewhere, with the place, beside those of `checks/screens.yml`. */
	elsewhere?: Readonly<Record<string, string>>;
}

/** What the texts are told that a figure shows. */
const LISTED = parse(read('checks/screens.yml')) as Record<string, { shows: string[]; elsewhere?: Record<string, string> }>;

const SCREENS: Readonly<Record<string, Screen>> = {
	LoginMask: { figure: <LoginMask />, mask: 'Anmeldung' },
	AppLayout: { figure: <AppLayout />, mask: 'Prüfmittelliste' },
	FilterBar: { figure: <FilterBar /> },
	Dashboard: { figure: <Dashboard /> },
	DeviceRecord: { figure: <DeviceRecord />, mask: 'Prüfmittelakte' },
	FloorPlan: { figure: <FloorPlan id="stammdaten-2" area="FE" />, mask: 'Karte' },
	FieldForm: { figure: <FieldForm />, mask: 'Zusatzfelder', elsewhere: { Löschen: 'archived fields' } },
	ProfileTabs: {
		figure: <ProfileTabs />,
		mask: 'Benutzerprofil',
		elsewhere: {
			'Passwort ändern': 'tab Sicherheit',
			'Zwei-Faktor einrichten': 'tab Sicherheit',
			'Sitzungen beenden': 'tab Sicherheit',
			'Token erzeugen': 'tab API-Token',
		},
	},
	NotificationMatrix: { figure: <NotificationMatrix /> },
};

const bold = (text: string) => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label);
const rowOf = (mask: string) => RULES.split('\n').find((line) => line.trim().startsWith(`| ${mask} | /`)) ?? '';

test('each figure that the texts are compared with is drawn here', () => {
	expect(Object.keys(LISTED).filter((name) => !(name in SCREENS))).toEqual([]);
});

describe.each(Object.entries(SCREENS))('%s', (name, { figure, mask, elsewhere = {} }) => {
	const html = renderToStaticMarkup(figure);
	const listed = LISTED[name];

	test('buttons, links and tabs have labels of the interface', () => {
		const drawn = [...html.matchAll(/class="drawn-(?:button|link)"[^>]*>([^<]+)</g)].map(([, label]) => label);
		const tabs = [...html.matchAll(/<div class="drawn-tabs">(.*?)<\/div>/gs)].flatMap(([, list = '']) =>
			[...list.matchAll(/<span(?: data-current="true")?>([^<]+)/g)].map(([, label = '']) => label.trim()),
		);
		const known = Object.values(LABELS).flat();
		expect([...drawn, ...tabs].filter((label) => label === undefined || !known.includes(label))).toEqual([]);
	});

	test('shows the controls that rule and list name', () => {
		const other = { ...listed?.elsewhere, ...elsewhere };
		const wanted = [...(mask === undefined ? [] : bold(rowOf(mask))), ...(listed?.shows ?? [])].filter((label) => !(label in other));
		if (mask !== undefined) expect(rowOf(mask)).not.toBe('');
		expect(wanted.filter((label) => !textOf(html).includes(label))).toEqual([]);
	});
});
