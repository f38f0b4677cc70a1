import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AreaTree } from './AreaTree.tsx';
import { CostBars } from './CostBars.tsx';
import { DeviceNumbers } from './DeviceNumbers.tsx';
import { DeviceSet } from './DeviceSet.tsx';
import { FieldForm } from './FieldForm.tsx';
import { FieldTypes } from './FieldTypes.tsx';
import { FloorPlan } from './FloorPlan.tsx';
import { KeyTiming } from './KeyTiming.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MergeManufacturers } from './MergeManufacturers.tsx';
import { NotificationMatrix } from './NotificationMatrix.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';
import { QrLetterCase } from './QrLetterCase.tsx';
import { RightsMatrix } from './RightsMatrix.tsx';
import { SealChecks } from './SealChecks.tsx';
import { TokenDialog } from './TokenDialog.tsx';

/** Each figure with what people must find in it. */
const FIGURES: readonly [id: string, draw: () => ReactElement, texts: readonly string[]][] = [
	['stammdaten-1', () => <AreaTree />, ['MR Messraum 6 Prüfmittel', 'FE-03 Schleifen 5', 'WE-02 Waagenraum 2']],
	['stammdaten-2', () => <FloorPlan id="stammdaten-2" area="FE" />, ['FE-01 Drehen 24 / 38 1 PM-MS-0005 fällig', 'FE-03 Schleifen 78 / 72 0 –']],
	['masterData-map-1', () => <FloorPlan id="masterData-map-1" area="MO" wanted="PM-DM-0002" />, ['2 MO-02 Linie 2 PM-DM-0002']],
	[
		'stammdaten-3',
		() => <MergeManufacturers />,
		['Musterlehren 8 Geräte', 'Musterlehren GmbH 2 Geräte', '„2 Geräte werden umgehängt“', 'Musterlehren 10 Geräte'],
	],
	['kostenstellen-1', () => <CostBars />, ['4100 Qualitätssicherung und Messraum 990,00 €', 'K1 975,00 € · K2 485,00 €', '1460,00 €']],
	['zusatzfelder-1', () => <FieldForm />, ['Risikoklasse *', 'a A – sicherheitsrelevant']],
	['zusatzfelder-2', () => <FieldTypes />, ['08.09.2025, 09:30 Uhr &quot;2025-09-08T07:30:00Z&quot; PM-EL-0001']],
	['benutzer-1', () => <RightsMatrix />, ['Prüfbericht freigeben ab Prüfmittelverwaltung, mit Zusatzrecht Freigabe ab Prüfung']],
	['benutzer-2', () => <TokenDialog />, ['Token wird nur einmal angezeigt', 'inspections:write', '30.06.2026, 23:59 Uhr']],
	['benutzerprofil-1', () => <ProfileTabs />, ['Allgemein 1 Bedienung 2', 'Jonas Muster']],
	['benutzerprofil-2', () => <NotificationMatrix />, ['Freigabe angefragt: Glocke und E-Mail sofort']],
	['labels-1', () => <QrLetterCase />, ['Version 2-M, 25 × 25 Module', 'Version 3-M, 29 × 29 Module']],
	['improvements-hotkeys-1', () => <KeyTiming />, ['Handscan von PM-EM-0001: 10 Zeichen']],
	['translation-en-1', () => <LanguageSwitch />, ['im Umlauf', 'in circulation', '31/03/2026', '0,01 mm', '0.01 mm']],
	['eAttestations-dakks-1', () => <SealChecks />, ['Zertifikatskette, Sperrstatus', 'Dreimal ja: gültig']],
	['geraet-1', () => <DeviceSet />, ['33 Geräte', 'davon 29 Prüfmittel', 'INV-100802 Einstechfühler Pt100', 'und 26 weitere']],
	['pruefmittelnummer-1', () => <DeviceNumbers />, ['PM-MS-0001', '7K3M9XWT', 'INV-100101', 'M2103341']],
];

test.each(FIGURES)('%s says what it must, in words as well', (id, draw, texts) => {
	const html = renderToStaticMarkup(draw());
	const text = html
		.replace(/<[^>]+>/g, ' ')
		.replaceAll('\u00a0', ' ')
		.replaceAll('\u00ad', '')
		.replace(/\s+([,.:;])/g, '$1')
		.replace(/\s+/g, ' ');
	for (const expected of texts) expect(text).toContain(expected);
	expect(html).toContain(`id="abb-${id}"`);
	expect(html).not.toMatch(/<(?:button|a|input|select|textarea)\b|\sstyle=/);
	if (html.includes('role="img"')) expect(html).toMatch(/fig-legend|fig-text/);
});

test.each(FIGURES)('%s: call-outs are the entries of the legend', (_id, draw) => {
	const html = renderToStaticMarkup(draw());
	const numbers = [...html.matchAll(/class="callout">(\d+)</g)].map(([, n]) => Number(n));
	const entries = html.match(/<ol class="fig-legend">.*?<\/ol>/)?.[0].match(/<li/g)?.length ?? 0;
	expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: entries }, (_, index) => index + 1));
});
