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
	/** A page and groups of `checks/labels.yml`: what its text names of them must be there, too. */
	page?: string;
	groups?: readonly string[];
	/** What stands elsewhere, with the place. */
	elsewhere?: Readonly<Record<string, string>>;
}

const SCREENS: Readonly<Record<string, Screen>> = {
	'login-1': {
		figure: <LoginMask />,
		mask: 'Anmeldung',
		page: 'login',
		groups: ['Anmeldung'],
		elsewhere: {
			'Link anfordern': 'mask of a forgotten password',
			'Gerät 30 Tage merken': 'mask of the second factor',
			Bestätigen: 'mask of the second factor',
			'Wiederherstellungscode verwenden': 'mask of the second factor',
		},
	},
	'bedienung-1': {
		figure: <AppLayout />,
		mask: 'Prüfmittelliste',
		page: 'bedienung',
		groups: ['Hauptnavigation', 'Listen'],
		elsewhere: {
			Anwenden: 'form of a criterion',
			'Vorlage laden': 'import',
			Prüfen: 'import',
			Übernehmen: 'import',
			'Leere Zellen überspringen': 'import',
		},
	},
	'bedienung-2': { figure: <FilterBar /> },
	'dashboard-1': { figure: <Dashboard />, page: 'dashboard', groups: ['Dashboard', 'Widgets'] },
	'pruefmittel-1': {
		figure: <DeviceRecord />,
		mask: 'Prüfmittelakte',
		page: 'pruefmittel',
		groups: ['Prüfmittelakte'],
		elsewhere: {
			Zurücknehmen: 'in place of Zur Kalibrierung geben',
			Entsperren: 'in place of Sperren',
			'Als Prüfmittel führen': 'under Mehr of other apparatuses',
			'Aus der Überwachung nehmen': 'under Mehr before the first report',
			'Wieder aufnehmen': 'under Mehr of retired devices',
			Übergeben: 'dialog',
			'Lieferschein drucken': 'dialog',
			'Rückkehr erwartet': 'dialog',
			'Gerät zuordnen': 'tab Messkette',
			Zuordnen: 'tab Messkette',
			'Zuordnung lösen': 'tab Messkette',
			'frühere Nummer': 'tab Historie',
		},
	},
	'stammdaten-2': { figure: <FloorPlan id="stammdaten-2" area="FE" />, mask: 'Karte' },
	'zusatzfelder-1': {
		figure: <FieldForm />,
		mask: 'Zusatzfelder',
		page: 'zusatzfelder',
		groups: ['Zusatzfelder'],
		elsewhere: { 'Reihenfolge speichern': 'below the list', Löschen: 'archived fields' },
	},
	'benutzerprofil-1': {
		figure: <ProfileTabs />,
		mask: 'Benutzerprofil',
		elsewhere: {
			'Passwort ändern': 'tab Sicherheit',
			'Zwei-Faktor einrichten': 'tab Sicherheit',
			'Sitzungen beenden': 'tab Sicherheit',
			'Token erzeugen': 'tab API-Token',
		},
	},
	'benutzerprofil-2': { figure: <NotificationMatrix /> },
};

const bold = (text: string) => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label);
const rowOf = (mask: string) => RULES.split('\n').find((line) => line.trim().startsWith(`| ${mask} | /`)) ?? '';

describe.each(Object.entries(SCREENS))('%s', (_, { figure, mask, page, groups = [], elsewhere = {} }) => {
	const html = renderToStaticMarkup(figure);

	test('buttons, links and tabs bear labels of the interface', () => {
		const drawn = [...html.matchAll(/class="drawn-(?:button|link)"[^>]*>([^<]+)</g)].map(([, label]) => label);
		const tabs = [...html.matchAll(/<div class="drawn-tabs">(.*?)<\/div>/gs)].flatMap(([, list = '']) =>
			[...list.matchAll(/<span(?: data-current="true")?>([^<]+)/g)].map(([, label = '']) => label.trim()),
		);
		const known = Object.values(LABELS).flat();
		expect([...drawn, ...tabs].filter((label) => label === undefined || !known.includes(label))).toEqual([]);
	});

	test('shows the controls that rule and text name', () => {
		const text = page === undefined ? '' : read(`docs/handbuch/${page}.mdx`);
		const named = groups.flatMap((group) => LABELS[group] ?? []).filter((label) => bold(text).includes(label));
		const wanted = [...(mask === undefined ? [] : bold(rowOf(mask))), ...named].filter((label) => !(label in elsewhere));
		if (mask !== undefined) expect(rowOf(mask)).not.toBe('');
		expect(wanted.filter((label) => !textOf(html).includes(label))).toEqual([]);
	});
});
