import { describe, expect, test } from 'vitest';
import { contentOf } from './content.fixture.ts';
import { missingRole } from './missing-role.ts';
import { quotedLabel } from './quoted-label.ts';
import { repeatedPhrase } from './repeated-phrase.ts';
import { taskEnd } from './task-end.ts';
import { wrongFact } from './wrong-fact.ts';
import { wrongRole } from './wrong-role.ts';

const rights = {
	roles: ['Lesen', 'Prüfen', 'Leiten'],
	everyone: 'alle Rollen',
	rights: [
		{ does: ['ansehen'], from: 'Lesen' },
		{ does: ['freigeben'], from: 'Prüfen', with: 'Freigabe' },
		{ does: ['ändern', 'Konten ändern'], from: 'Leiten' },
	],
};
const roles = (markdown: string) => wrongRole.run(contentOf(markdown, { rights })).map(({ message }) => message);
const box = (text: string) => `:::who\n${text}\n:::`;

describe('roles', () => {
	test.each([
		box('Ansehen: alle Rollen. Ändern: **Leiten**.'),
		box('Freigeben: **Prüfen** mit Zusatzrecht **Freigabe**, **Leiten**.'),
		box('Freigeben: ab **Leiten**.'),
		'Ab **Leiten** ändern Sie es.',
		'Mit **Prüfen** ändern Sie nichts.',
	])('%j is as the list says', (markdown) => {
		expect(roles(markdown)).toEqual([]);
	});

	test.each([
		[box('Ändern: alle Rollen.'), '„ändern“ steht hier bei der Rolle Lesen.'],
		[box('Konten ändern: ab **Prüfen**.'), '„Konten ändern“ steht hier bei der Rolle Prüfen.'],
		[box('Freigeben: **Prüfen**, **Leiten**.'), '„freigeben“ steht hier bei der Rolle Prüfen.'],
		['Dafür brauchen Sie mindestens die Rolle **Prüfen**: Sie ändern dann alles.', '„ändern“ steht hier bei der Rolle Prüfen.'],
	])('%j is not', (markdown, message) => {
		expect(roles(markdown)).toEqual([message]);
	});
});

describe('a task that not every role may do', () => {
	const found = (markdown: string) => missingRole.run(contentOf(markdown, { rights })).map(({ message }) => message);
	const task = ':::task\n1. Wählen Sie **Ändern**.\n2. Wählen Sie **Freigeben**.\n\nErgebnis: Es gilt.\n:::';

	test.each([
		`${box('Ändern: **Leiten**.')}\n\n${task}`,
		`Das geht ab **Leiten**.\n\n${task}`,
		task.replace('Ändern', 'Ansehen').replace('Freigeben', 'Weiter'),
	])('%j says who, or anyone may', (markdown) => {
		expect(found(markdown)).toEqual([]);
	});

	test('is seen in a second paragraph of a step, with a stop in bold', () => {
		expect(found(':::task\n1. Öffnen Sie es.\n\n   Wählen Sie **Ändern.**\n\nErgebnis: Es gilt.\n:::')).toEqual([
			'„Ändern“ darf nicht jede Rolle, und die Seite nennt keine.',
		]);
	});

	test('needs a role on its page, and is found once', () => {
		expect(found(`${task}\n\n${task}`)).toEqual(['„Ändern“ darf nicht jede Rolle, und die Seite nennt keine.']);
	});
});

describe('the end of a task', () => {
	const task = (steps: string, result: string) => `:::task\n${steps}\n\nErgebnis: ${result}\n:::`;
	const found = (markdown: string) => taskEnd.run(contentOf(markdown, { dialogs: ['Sperren', 'Neu'] })).map(({ message }) => message);

	test.each([
		task('1. Wählen Sie **Sperren**.\n2. Wählen Sie noch einmal **Sperren**.', 'Es ist gesperrt.'),
		task('1. Wählen Sie **Neu**.\n2. Wählen Sie **Speichern**.', 'Haben Sie ein Kennwort, erscheint es.'),
		task('1. Wählen Sie **Neu** und dann **Speichern**.\n2. Sehen Sie nach.', 'Es ist da.'),
		task('1. Wählen Sie **Sperren**.\n\n   Wählen Sie **Fertig**.', 'Es ist gesperrt.'),
		task('1. Wählen Sie **Sperren**.\n   - Wählen Sie **Fertig**.', 'Es ist gesperrt.'),
		task('1. Wählen Sie **Sperren**.\n\nDanach:\n\n1. Wählen Sie **Fertig**.', 'Es ist gesperrt.'),
	])('%j is one', (markdown) => {
		expect(found(markdown)).toEqual([]);
	});

	test.each([
		'1. Öffnen Sie es.\n\n   Wählen Sie **Sperren**.',
		'1. Öffnen Sie es.\n   1. Suchen Sie es.\n   2. Wählen Sie **Sperren**.',
		'1. Öffnen Sie **Neu**.\n\nDanach:\n\n1. Wählen Sie **Sperren**.',
		'1. Wählen Sie **Sperren.**',
		'1. Wählen Sie **Sperren**,\n\n   und lesen Sie.',
	])('%j is none', (steps) => {
		expect(found(task(steps, 'Es ist gesperrt.'))).toEqual(['Die Anleitung endet mit **Sperren**; das öffnet einen Dialog.']);
	});

	test('a dialog that is still open, a command in the result', () => {
		expect(found(task('1. Öffnen Sie es.\n2. Wählen Sie **Sperren**.', 'Es ist gesperrt. Kleben Sie etwas darauf, um es zu zeigen.'))).toEqual([
			'Die Anleitung endet mit **Sperren**; das öffnet einen Dialog.',
			'Das Ergebnis verlangt noch eine Handlung: „Kleben Sie etwas darauf, um es zu zeigen…“.',
		]);
		expect(found(task('1. Öffnen Sie es.', 'Es ist gesperrt: Kleben Sie etwas darauf.'))).toHaveLength(1);
	});

	test('every sentence of a result counts, each where it begins', () => {
		const result =
			'Es gilt am 5. Mai.\nHaben Sie z. B. ein Kennwort, erscheint es. Kleben Sie es auf!\nPrüfen Sie Version 2025.3 (siehe oben.) Legen Sie es weg.';
		const findings = taskEnd.run(contentOf(task('1. Öffnen Sie es.', result))).map(({ line, message }) => `${line} ${/„(.*)…“/.exec(message)?.[1]}`);
		expect(findings).toEqual(['5 Kleben Sie es auf', '6 Prüfen Sie Version 2025.3 (siehe oben', '6 Legen Sie es weg']);
	});

	test.each([
		...['und prüfen Sie es', 'oder legen Sie es weg', 'bis es hält', 'ob es hält oder nicht', 'was hält', 'weil es hält', 'dass es hält', 'bevor es hält'],
		...['sonst hält es nicht', 'nicht daneben', 'den roten zuerst', 'damit es hält', 'mit dem es hält', 'sondern fest'],
	])('a command stays one: Kleben Sie es auf, %s', (rest) => {
		expect(found(task('1. Öffnen Sie es.', `Es gilt. Kleben Sie es auf, ${rest}.`))).toHaveLength(1);
	});

	test.each(['erscheint es', 'ist es da', 'sind sie da', 'wird es gelb', 'kann es warten', 'so erscheint es', 'ändern sich Fristen', 'sehen Sie es'])(
		'a condition is none: Haben Sie es gewählt, %s',
		(rest) => {
			expect(found(task('1. Öffnen Sie es.', `Es gilt. Haben Sie, wie oben, es gewählt, ${rest}.`))).toEqual([]);
		},
	);
});

test('labels are quoted where they are bold elsewhere, and only then', () => {
	const run = (markdown: string) => quotedLabel.run(contentOf(markdown, { labels: new Set(['Neu', 'Alt']) })).map(({ message }) => message);
	expect(run('Wählen Sie **Neu**. „Alt“ und `„Neu“` bleiben.')).toEqual([]);
	expect(run('Wählen Sie **Neu**, also „Neu“.')).toEqual(['„Neu“ steht hier in Anführungszeichen und anderswo fett.']);
});

test('leads come once on a page, sentences on three', () => {
	const sentence = 'Farbe ergänzt auf jedem Blatt den Text, sie ersetzt ihn nicht.';
	const page = (text: string) => contentOf(text).pages;
	const run = (texts: readonly string[]) =>
		repeatedPhrase.run(contentOf('', { pages: texts.flatMap((text, index) => page(text).map((found) => ({ ...found, file: `${index}.md` }))) }));
	expect(run(['Um es zu tun, gehen Sie so vor:\n\nText.\n\nUm anderes zu tun, gehen Sie so vor:'])).toHaveLength(1);
	expect(run([sentence, sentence, sentence])).toEqual([]);
	expect(run([sentence, sentence, sentence, sentence])).toMatchObject([
		{ file: '3.md', message: '„Farbe ergänzt auf jedem Blatt den Text, sie ersetz…“ steht auf 4 Seiten.' },
	]);
});

test('numbers are those of the list, and each wording stands somewhere', () => {
	const run = (markdown: string, says = ['höchstens {} Zeilen']) =>
		wrongFact
			.run(contentOf(markdown, { facts: { file: 'checks/facts.yml', list: [{ fact: 'Zeilen', value: '10 000', says }] } }))
			.map(({ message }) => message);
	expect(run('Es sind höchstens 10 000\nZeilen.')).toEqual([]);
	expect(run('| Teil | Grenze |\n|---|---|\n| Import | bis 500 Zeilen |', ['Import: bis {} Zeilen'])).toEqual(['„Zeilen“: Hier steht „500“.']);
	expect(run('Es sind höchstens 5000 Zeilen.')).toEqual(['„Zeilen“: Hier steht „5000“.']);
	expect(run('Es sind höchstens 10 000 Zeilen.', ['höchstens {} Zeilen', 'bis {} Zeilen'])).toEqual(['So steht „Zeilen“ in keinem Text: „bis {} Zeilen“.']);
});
