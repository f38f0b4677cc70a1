import { describe, expect, test } from 'vitest';
import { hyphenatePage } from './hyphenate.ts';

const hyphenate = (content: string) => hyphenatePage(`<main>${content}</main>`).slice(6, -7).replaceAll('\u00ad', '·');

describe('soft hyphens', () => {
	test('stand in long words, not too close to each other', () => {
		expect(hyphenate('<h1>Systemvoraussetzungen</h1>')).toBe('<h1>System·voraus·setzungen</h1>');
		expect(hyphenate('<td>Akkreditierungsangabe der <b>Messunsicherheit</b></td>')).toBe('<td>Akkre·ditie·rungs·angabe der <b>Mess·unsicher·heit</b></td>');
	});

	test.each([
		'Aufkleber·assis·tent',
		'Ergebnis·vorschlag',
		'Geräte·bestands',
		'Options·schlüssel',
		'Kali·brier·schein·nummer',
		'personen·bezogene',
		'zurück·zubuchen',
		'Einstech·thermo·meter',
		'Zusammen·fassung',
		'abge·schnit·tener',
	])('stand at the seams of %s, and nowhere beside one', (hyphenated) => expect(hyphenate(hyphenated.replaceAll('·', ''))).toBe(hyphenated));

	test.each([
		'Prüfmittel',
		'<pre translate="no"><code>Systemvoraussetzungen</code></pre>',
		'<code translate="no">Systemvoraussetzungen</code>',
		'<a href="/systemvoraussetzungen/" title="Systemvoraussetzungen > alle">hier</a>',
		'<svg><text>Systemvoraussetzungen</text><svg></svg>Systemvoraussetzungen</svg>',
		'<astro-island props="{}" translate="no"><p>Systemvoraussetzungen</p></astro-island>',
		'www.systemvoraussetzungen.de und a_systemvoraussetzungen',
		'<header><a href="#x">systemvoraussetzungen</a></header>',
		'isSystemvoraussetzung',
		'systemvoraussetzungen'.repeat(1_000),
		'<!-- Systemvoraussetzungen -->',
	])('do not stand in %s', (html) => expect(hyphenate(html)).toBe(html));

	test.each(['br', 'img', 'p', 'hgroup'])('stand in a header that a text begins with <%s>, and behind it', (name) => {
		const page = (word: string) => `<header><${name}>${word}</header><p>${word}</p>`;
		expect(hyphenate(page('Systemvoraussetzungen'))).toBe(page('System·voraus·setzungen'));
	});

	test.each([
		['<p lang="en">Administrations</p><p>Administrations</p>', '<p lang="en">Admin·istra·tions</p><p>Adminis·trations</p>'],
		[
			'<div lang="en"><div>Responsibilities</div></div><div>Systemvoraussetzungen</div>',
			'<div lang="en"><div>Respon·sibil·ities</div></div><div>System·voraus·setzungen</div>',
		],
		[
			'<p lang="en"><img lang="de" alt=""><b lang="de-AT">Systemvoraussetzungen</b></p>',
			'<p lang="en"><img lang="de" alt=""><b lang="de-AT">System·voraus·setzungen</b></p>',
		],
		['<p lang="fr">Incontestablement</p>', '<p lang="fr">Incontestablement</p>'],
	])('go by the language of the text: %s', (html, hyphenated) => expect(hyphenate(html)).toBe(hyphenated));

	test.each([
		['Abbildung 2 zeigt Version 2025.3 nach 6\nMonaten', 'Abbildung~2 zeigt Version~2025.3 nach 6~Monaten'],
		['ab 15. September 2025, am 2.\nMai, 2. Maifeier, 7.1. Mai', 'ab 15.~September 2025, am 2.~Mai, 2. Maifeier, 7.1. Mai'],
		['Abbildungen 2, 3 Tagungen, 2-3 Tage', 'Abbildungen 2, 3 Tagungen, <span class="whole">2-3</span> Tage'],
		['<tr><td>24 / 38</td><td>ohne <a href="/c/">Code</a></td></tr>', '<tr><td>24~/~38</td><td>ohne~<a href="/c/">Code</a></td></tr>'],
		['<td><input> a b</td>', '<td><input> a b</td>'],
		['<td><code>a b</code> c d</td>', '<td><code translate="no">a b</code>~c~d</td>'],
		['<td><astro-island translate="no">a b</astro-island></td>', '<td><astro-island translate="no">a b</astro-island></td>'],
		['<td>Kalibrierlabor Muster</td><td>\n <b>a</b> b</td>ja oder nein', '<td>Kali·brier·labor Muster</td><td>\n <b>a</b> b</td>ja oder nein'],
		['<span lang="en">step 2 of 12 months</span>, month 3', '<span lang="en">step~2 of 12~months</span>, month 3'],
		['nach DIN EN ISO/IEC 17025 und ILAC-G24/OIML D 10, Raum 3', 'nach DIN EN ISO/IEC~17025 und ILAC-G24/OIML D~10, Raum 3'],
		['<pre translate="no">Version 2</pre>', '<pre translate="no">Version 2</pre>'],
	])('come with no-break spaces where a number belongs to a word, and in short cells: %s', (text, joined) =>
		expect(hyphenate(text).replaceAll('\u00a0', '~')).toBe(joined),
	);

	test('are no place to break a name of things, a code or a range', () => {
		const kept = (name: string) => `<span class="whole">${name}</span>`;
		expect(hyphenate('ab 2025.3-1 bis 0,5–25 mm, 1.–3. Mai')).toBe(`ab ${kept('2025.3-1')} bis ${kept('0,5–25')} mm, ${kept('1.–3')}. Mai`);
		expect(hyphenate('E-Mail-Adresse, Single Sign-on, X-Request-Id')).toBe(`${kept('E-Mail')}-Adresse, Single ${kept('Sign-on')}, ${kept('X-Request-Id')}`);
		expect(hyphenate('<p>PM-MS-0001 (KB-304), Norm EN-10204.</p>')).toBe(`<p>${kept('PM-MS-0001')} (${kept('KB-304')}), Norm ${kept('EN-10204')}.</p>`);
		for (const text of [
			'API-Beschreibung',
			'Ab-1',
			'A-1b',
			'A-12b',
			'2025-09-01T00:00:00Z',
			'Mo–Fr',
			'E-Mailkonfigurationen',
			'/PM-1/',
			'PM-1_',
			'ABCDEFGH-1234-5678',
			'<code translate="no">KB-304</code>',
		])
			expect(hyphenate(text)).toBe(text);
	});

	test('stand in the title of the navigation bar, and in no other part of its link or of the bar', () => {
		const bar = (title: string) => `<a class="brand" title="Prüfmittelverwaltung"><svg></svg>${title}</a><span>Prüfmittelverwaltung</span><main></main>`;
		const [whole, parted] = ['Prüfmittelverwaltung', 'Prüf\u00admittel\u00adverwal\u00adtung'];
		expect(hyphenatePage(bar(`<span>Kleine ${whole}</span>`))).toBe(bar(`<span>Kleine ${parted}</span>`));
		expect(hyphenatePage(bar(''))).toBe(bar(''));
	});

	test('stand in the content only', () => {
		const page = '<title>Systemvoraussetzungen</title><nav>Systemvoraussetzungen</nav>';
		expect(hyphenatePage(page)).toBe(page);
		expect(hyphenatePage(`${page}<main>Systemvoraussetzungen</main>`)).toContain('<nav>Systemvoraussetzungen</nav>');
	});

	test('go on after what is left as it is', () => {
		expect(hyphenate('<pre>a</pre>Systemvoraussetzungen<br><svg/>Systemvoraussetzungen')).toBe(
			'<pre translate="no">a</pre>System·voraus·setzungen<br><svg/>System·voraus·setzungen',
		);
		expect(hyphenate('<!-- --><svg></svg>Systemvoraussetzungen')).toBe('<!-- --><svg></svg>System·voraus·setzungen');
	});
});

test('long code may break between its words, and neither code nor live parts are translated', () => {
	expect(hyphenate('<code>https://app.example.com/anmelden</code>')).toBe('<code translate="no">https://<wbr>app.<wbr>example.<wbr>com/<wbr>anmelden</code>');
	expect(hyphenate('<code><b>application/json</b>, <br>text/plain</code>')).toBe(
		'<code translate="no"><b>application/json</b><wbr>, <br><wbr>text/plain</code>',
	);
	expect(hyphenate('<code>GET <b>/files</b></code>')).toBe('<code translate="no">GET <b>/files</b></code>');
	expect(hyphenate('<astro-island props="a>b"><code>a</code></astro-island>')).toBe('<astro-island props="a>b" translate="no"><code>a</code></astro-island>');
	expect(hyphenate('<code class="a">files:write</code>')).toBe('<code class="a" translate="no">files:write</code>');
});
