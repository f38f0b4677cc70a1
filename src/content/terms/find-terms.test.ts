import { describe, expect, test } from 'vitest';
import { inflect } from '#language/inflect.ts';
import { createTermFinder } from './find-terms.ts';
import type { Term } from './term.ts';

function term(title: string, { forms = [], except = [] }: { forms?: string[]; except?: string[] } = {}): Term {
	const id = title.toLowerCase();
	return { id, title, short: '', path: `/${id}/`, file: `${id}.md`, forms: [title, ...forms].flatMap(inflect), except };
}

const find = createTermFinder([
	term('Prüfmittel'),
	term('Prüfmittelnummer'),
	term('Gerät', { except: ['auf diesem Gerät', 'anderen Geräts'] }),
	term('Bereich', { except: ['im Bereich von', 'Bereich zwischen'] }),
	term('Filterkriterien', { forms: ['Filterkriterium'] }),
	term('Magic-Name'),
	term('Prüfintervall'),
	term('Prüfbericht'),
	term('Sektion'),
	term('kalibrierpflichtig'),
	term('DIN\u00a0A4'),
	term('QR-Code'),
	term('Kalibrier\u00adschein'),
	term('Prüfergebnis'),
	term('input'),
	term('date'),
]);

const found = (text: string) => find(text).map(({ term: { title }, start, end }) => `${text.slice(start, end)}→${title}`);

describe('is a mention', () => {
	test.each<[string, string[]]>([
		['ein Prüfmittel', ['Prüfmittel→Prüfmittel']],
		['des Prüfmittels', ['Prüfmittels→Prüfmittel']],
		['mit Prüfmitteln.', ['Prüfmitteln→Prüfmittel']],
		['(Prüfmittel)', ['Prüfmittel→Prüfmittel']],
		['Prüfmittel, Geräte und Sektionen', ['Prüfmittel→Prüfmittel', 'Geräte→Gerät', 'Sektionen→Sektion']],
		['die Prüfmittelnummern', ['Prüfmittelnummern→Prüfmittelnummer']],
		['der Prüfmittelnummer', ['Prüfmittelnummer→Prüfmittelnummer']],
		['Bereich/Sektion', ['Bereich→Bereich', 'Sektion→Sektion']],
		['des Bereiches', ['Bereiches→Bereich']],
		['den Geräten', ['Geräten→Gerät']],
		['eines Filterkriteriums', ['Filterkriteriums→Filterkriterien']],
		['mit Filterkriterien', ['Filterkriterien→Filterkriterien']],
		['dem Magic-Namen', ['Magic-Namen→Magic-Name']],
		['des Magic-Namens', ['Magic-Namens→Magic-Name']],
		['mehrerer Prüfintervalle', ['Prüfintervalle→Prüfintervall']],
		['im Prüfberichte', ['Prüfberichte→Prüfbericht']],
		['kalibrierpflichtige Geräte', ['kalibrierpflichtige→kalibrierpflichtig', 'Geräte→Gerät']],
		['Kalibrierpflichtigen ist', ['Kalibrierpflichtigen→kalibrierpflichtig']],
		['ein DIN A4 Blatt', ['DIN A4→DIN\u00a0A4']],
		['in DIN\u00a0A4', ['DIN\u00a0A4→DIN\u00a0A4']],
		['der QR\u2011Code', ['QR\u2011Code→QR-Code']],
		['im Kalibrierschein', ['Kalibrierschein→Kalibrier\u00adschein']],
		['ein Prüf\u00admit\u00adtel, ein Gerät', ['Prüf\u00admit\u00adtel→Prüfmittel', 'Gerät→Gerät']],
		['\u200bPrüf\u2060mittel\u00ad', ['Prüf\u2060mittel→Prüfmittel']],
		['alle Prüfergebnisse', ['Prüfergebnisse→Prüfergebnis']],
		['der Feldtyp input', ['input→input']],
		['Prüfmittel', ['Prüfmittel→Prüfmittel']],
		['Prüfmittel – Gerät', ['Prüfmittel→Prüfmittel', 'Gerät→Gerät']],
		['ein anderes Gerät im Bereich Montage', ['Gerät→Gerät', 'Bereich→Bereich']],
	])('%s', (text, mentions) => expect(found(text)).toEqual(mentions));
});

describe('is no mention', () => {
	test.each([
		'die Prüfmittelliste',
		'die Prüfmittelverwaltung',
		'der Prüfmittel-Teil',
		'Prüfmittel- und Gerätedaten',
		'Prüfmittel‑Nummer',
		'Mess- und Prüfmittelüberwachung',
		'ein Zustandsdiagramm',
		'der Messbereich',
		'der Akzeptanzbereich',
		'die Bereichsbeschränkung',
		'im Bereich von 0 bis 25 mm',
		'im Bereich\nvon 0 bis 25 mm',
		'der Bereich zwischen den Grenzen',
		'angemeldet auf diesem Gerät',
		'eines anderen Geräts',
		'das Mobilgerät',
		'die Gerätedaten',
		'die Intersektion',
		'die Magic-Name-Vorlage',
		'die Prüfberichtsliste',
		'ein Filterkriterienfeld',
		'nicht-kalibrierpflichtig',
		'unkalibrierpflichtig',
		'ein Input',
		'inputs',
		'prüfmittel',
		'PRÜFMITTEL',
		'prüfmittel_id',
		'Prüfmittel2',
		'die Daten, ein Datum, update',
		'gepaarte Prüfmittelstrecke',
		'die Prüfmittel\u00adliste',
		'das Mobil\u00adgerät',
	])('%s', (text) => expect(found(text)).toEqual([]));
});

test('what a term excepts may be another term, and its own form', () => {
	const terms = [term('Gerät', { except: ['mobiles Gerät', 'Geräte'] }), term('mobiles Gerät')];
	for (const order of [terms, terms.toReversed()])
		expect(createTermFinder(order)('Ein mobiles Gerät, ein Gerät, Geräte').map(({ term: { title } }) => title)).toEqual(['mobiles Gerät', 'Gerät']);
});

test('without terms nothing is found', () => expect(createTermFinder([])('Prüfmittel')).toEqual([]));
