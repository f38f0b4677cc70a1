import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TextResult } from '#checks/text/text-rules.ts';
import { siteFiles } from '#content/site-files.fixture.ts';
import { SiteError } from '#schema/problem.ts';
import { checkTexts } from './check-texts.ts';

const fixture = (name: string) => fileURLToPath(new URL(`../../../tests/fixtures/${name}`, import.meta.url));

let results: TextResult[];
beforeAll(async () => {
	results = await checkTexts(fixture('content-faults'));
});

describe('each planted fault is found at its line, and nothing else', () => {
	test.each<[string, string[]]>([
		['Begriffe', ['wrong-term docs/fehler.mdx:9 „Messmittel“ ist hier kein Begriff.']],
		['Fremdwörter', ['foreign-word docs/fehler.mdx:11 „Button“ ist kein deutsches Wort der Oberfläche.']],
		[
			'Ton',
			[
				'tone docs/fehler.mdx:13 „Bitte“ passt nicht zum Ton.',
				'tone docs/fehler.mdx:13 „einfach“ passt nicht zum Ton.',
				'tone docs/fehler.mdx:13 Hier steht ein Ausrufezeichen.',
			],
		],
		[
			'Rechtschreibung',
			[
				'spelling docs/fehler.mdx:15 Unbekanntes Wort „Schreibfeler“.',
				'spelling docs/fehler.mdx:39 Unbekanntes Wort „Neuu“.',
				'word-list checks/words.txt:2 „Abwegig“ braucht kein Text, oder das Wörterbuch kennt es schon.',
				'word-list checks/words.txt:2 „Abwegig“ steht nicht an seiner Stelle im Alphabet, oder zweimal.',
			],
		],
		[
			'Typografie',
			[
				"typography docs/fehler.mdx:3 In „e Seite mit 'geraden' An“ stimmt die Typografie nicht; hier setzt der Bau sie nicht.",
				'typography docs/fehler.mdx:19 Hier stehen drei Punkte statt eines Auslassungszeichens.',
				'typography docs/fehler.mdx:21 Vor „,“ steht ein Leerzeichen.',
				'typography docs/fehler.mdx:23 Hier steht ein Bindestrich als Gedankenstrich.',
				'typography docs/fehler.mdx:25 In „0.03“ steht ein Dezimalpunkt.',
				'typography docs/fehler.mdx:27 In „12.500“ trennt ein Punkt die Tausender.',
				'typography docs/fehler.mdx:29 Das Datum „1.9.2025“ ist nicht zweistellig mit vierstelligem Jahr.',
				'typography docs/fehler.mdx:31 Die Einheit „Nm“ schreibt sich anders.',
				'typography docs/fehler.mdx:33 Ein Anführungszeichen „ wird nicht geschlossen.',
				'typography docs/fehler.mdx:35 „»“ ist hier kein Anführungszeichen.',
				'typography docs/fehler.mdx:35 „«“ ist hier kein Anführungszeichen.',
				'typography docs/fehler.mdx:95 Das Datum „2025-09-15“ ist nicht als TT.MM.JJJJ geschrieben.',
				'typography docs/fehler.mdx:95 Das Datum „15. September 2025“ ist nicht als TT.MM.JJJJ geschrieben.',
				'typography site.config.ts:6 In „im Text, z.B. diesem.“ stimmt die Typografie nicht; hier setzt der Bau sie nicht.',
			],
		],
		[
			'Beschriftungen',
			[
				'unknown-label docs/fehler.mdx:39 „Neuu“ ist fett, aber keine Beschriftung der Oberfläche.',
				'unknown-label docs/fehler.mdx:39 „wichtig“ ist fett, aber keine Beschriftung der Oberfläche.',
				'quoted-label docs/fehler.mdx:91 „Neu“ steht hier in Anführungszeichen und anderswo fett.',
				'missing-control docs/fehler.mdx:93 „Filter“ steht fett im Text und fehlt in der Abbildung „Liste“.',
			],
		],
		[
			'Rechte',
			[
				'wrong-role docs/fehler.mdx:86 „löschen“ steht hier bei der Rolle Lesezugriff.',
				'wrong-role docs/fehler.mdx:91 „löschen“ steht hier bei der Rolle Lesezugriff.',
			],
		],
		[
			'Meldungen',
			[
				'unknown-code docs/fehler.mdx:41 Eine Meldung EX-999 gibt es nicht.',
				'unknown-code docs/fehler.mdx:51 Eine Meldung EX-998 gibt es nicht.',
				'message-text docs/fehler.mdx:45 Die Meldung ist nicht wörtlich zitiert: „Das Passwort ist falsch.“',
				'message-text docs/fehler.mdx:47 Die Meldung ist nicht wörtlich zitiert: „Das Konto ist nach 5 Fehlversuchen für immer gesperrt.“',
			],
		],
		[
			'Beispieldaten',
			[
				'unknown-sample docs/fehler.mdx:57 Die Beispieldaten kennen „AB-CD-0002.dueDate“ nicht.',
				'unknown-sample docs/fehler.mdx:59 Die Beispieldaten kennen „AB-CD-0001.interval“ nicht als Wert.',
				'wrong-sample docs/fehler.mdx:57 „30.03.2026“ stimmt nicht mit den Beispieldaten überein (AB-CD-0001.dueDate).',
			],
		],
		[
			'Fakten',
			[
				'wrong-fact docs/fehler.mdx:91 „Zeilen einer Liste“: Hier steht „90“.',
				'wrong-fact checks/facts.yml:1 So steht „Zeilen einer Liste“ in keinem Text: „bis zu {} Zeilen“.',
			],
		],
		[
			'Aufbau',
			[
				'task-steps docs/fehler.mdx:63 Die Anleitung hat keine nummerierten Schritte.',
				'task-step docs/fehler.mdx:98 Der Schritt „Die Liste erscheint.“ nennt keine Handlung.',
				'task-result docs/fehler.mdx:63 Die Anleitung sagt nicht, woran man ihr Ergebnis erkennt.',
				'task-end docs/fehler.mdx:99 Die Anleitung endet mit **Neu**; das öffnet einen Dialog.',
				'task-end docs/fehler.mdx:101 Das Ergebnis verlangt noch eine Handlung: „Wählen Sie ein Prüfmittel aus…“.',
				'too-many-boxes docs/fehler.mdx:79 Die Seite hat 4 Hinweiskästen, höchstens 3 sind sinnvoll.',
				'repeated-heading docs/fehler.mdx:61 Die Überschrift „Zeichen“ steht schon in Zeile 17.',
			],
		],
		[
			'Wiederholungen',
			[
				'duplicate-paragraph blog/2025-01-02-beitrag.md:6 Der Absatz „Dieser Absatz hat mehr als zwanzig Wörte…“ steht schon in docs/doppelt.md:5.',
				'repeated-phrase docs/fehler.mdx:108 „So geht es weiter“ steht auf dieser Seite schon einmal.',
			],
		],
		[
			'Adressen',
			[
				'promised-address checks/addresses.yml:3 Die Adresse /docs/weg/ ist versprochen, aber keine Seite.',
				'promised-address checks/addresses.yml:5 Die Adresse /docs/fort/ ist versprochen, aber keine Seite.',
			],
		],
		['Ausnahmen', ['unused-exception checks/exceptions.yml:4 Die Ausnahme für tone, „hurtig“ trifft auf nichts mehr zu.']],
	])('%s', (name, expected) => {
		const found = results.find((result) => result.name === name)?.problems ?? [];
		expect(found.map(({ rule, file, line, message }) => `${rule} ${file}:${line} ${message}`)).toEqual(expected);
	});

	test('every finding says how to mend it', () => {
		for (const { hint } of results.flatMap(({ problems }) => problems)) expect(hint).toMatch(/\S[.?“)]$/);
	});
});

test('a site without lists is checked for what needs none', async () => {
	expect(await checkTexts(fixture('minimal'))).toEqual(
		expect.arrayContaining([
			{ name: 'Rechtschreibung', problems: [] },
			{ name: 'Typografie', problems: [] },
		]),
	);
});

test('the texts of all manuals, blogs and pages are read, wherever the settings say that they lie', async () => {
	const folders = ['handbuch', 'zweites', 'neues', 'mehr', 'seiten'];
	const texts = folders.map((folder) => [`texte/${folder}/2025-01-02-a.md`, `# Titel in ${folder}\n\nHier fehlt ein Zeichen...\n`]);
	const root = siteFiles({
		'site.config.ts': `export default { title: 'T', url: 'https://docs.example.com', copyright: { year: 2025, holder: 'F' }, root: 'texte',
			docs: { folder: 'handbuch' }, otherDocs: [{ id: 'zwei', folder: 'zweites', route: '/zwei/' }],
			blog: { folder: 'neues' }, otherBlogs: [{ id: 'mehr', folder: 'mehr', route: '/mehr/' }], pages: { folder: 'seiten' } };`,
		...Object.fromEntries(texts),
	});
	const found = (await checkTexts(root)).flatMap(({ problems }) => problems).filter(({ rule }) => rule === 'typography');
	expect(found.map(({ file }) => file).sort()).toEqual(folders.map((folder) => `${folder}/2025-01-02-a.md`).sort());
});

test('of a page every expression is told that cannot be read', async () => {
	const root = siteFiles({
		'site.config.ts': "export default { title: 'T', url: 'https://docs.example.com', copyright: { year: 2025, holder: 'F' } };",
		'docs/a.mdx': '---\ntitle: Seite\n---\n\nEins {a b}.\n\n- Zwei {1 +}, drei {{ a: 1 2 }}.\n',
	});
	const found = (await checkTexts(root)).flatMap(({ problems }) => problems).filter(({ rule }) => rule === 'page-syntax');
	expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual(['docs/a.mdx:5', 'docs/a.mdx:7', 'docs/a.mdx:7']);
});

test('a word that only an entry for the search needs is needed', async () => {
	const root = siteFiles({
		'site.config.ts': "export default { title: 'T', url: 'https://docs.example.com', copyright: { year: 2025, holder: 'F' } };",
		'docs/a.md': '---\ntitle: Seite\ndescription: Ein Satz.\nkeywords: [Trial]\n---\n\nDer Trail ist lang.\n',
		'checks/words.txt': 'Trail\nTrial\n',
	});
	const found = (await checkTexts(root)).flatMap(({ problems }) => problems).filter(({ rule }) => rule === 'word-list');
	expect(found.map(({ message }) => message)).toEqual([]);
});

test('lists that cannot be read are named', async () => {
	await expect(checkTexts(fixture('nirgends'))).rejects.toBeInstanceOf(SiteError);
});
