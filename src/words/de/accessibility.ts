import { counted } from '#text/count.ts';

export const accessibility = {
	subject: 'Geprüft',
	how: 'Wie',
	pages: 'Seiten',
	found: 'Mängel',
	/** What each sweep looks for, by its subject in `#schema/accessibility-record.ts`. */
	subjects: {
		axe: 'Regeln der WCAG 2.2, Stufen A und AA, soweit ein Programm sie prüfen kann; Kontrast steht für sich',
		contrast: 'Kontrast von jedem Text zu seinem Grund',
		reach: 'Erreichbarkeit der Bedienelemente im Inhalt mit Tastatur und Finger, auf je einer Seite jeder Art auch der Bedienelemente darum herum',
		order: 'Weg der Tastatur über die ersten 120 Bedienelemente je einer Seite jeder Art: in der Reihenfolge der Seite, ohne Falle',
		layout: 'Text über Text, abgeschnittener Text, verdeckte oder zu kleine Bedienelemente',
		zoom: 'dasselbe mit doppelt so großer Schrift',
		words: 'Wörter, die ohne Trennstrich brechen oder aneinanderkleben',
	},
	modes: { light: 'hell', dark: 'dunkel' },
	/** Widths of windows, sorted. */
	widths: (widths: readonly number[]) =>
		widths.length > 4 ? `${widths.length} Breiten von ${widths[0]} bis ${widths.at(-1)}\u00A0px` : `${widths.join(', ')}\u00A0px`,
	/** What the table is about. */
	summary: ({ pages, date }: { pages: number; date: string }) =>
		`Stand: ${date}. Geprüft hat ein Programm, in einem Browser (Chromium), auf ${counted(pages, 'Seite', 'Seiten')} dieser Website.`,
	/** `reasons`: what is wrong with its values. */
	noRecord: (reasons: string) => `Das ist kein Ergebnis von „npm run sweeps“: ${reasons}`,
	/** Faults that are known. */
	faultless: 'Dabei fiel kein Mangel auf.',
	faulty: 'Bekannt sind die Mängel, die die Tabelle zählt; sie sind noch nicht behoben.',
};
