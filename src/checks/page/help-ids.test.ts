import { describe, expect, test } from 'vitest';
import { fixtureSite } from '#finished-page/output.fixture.ts';
import { type HelpTarget, helpAddresses } from '#navigation/help-targets.ts';
import { checkHelpIds, checkHelpTargets } from './help-ids.ts';

const target = (id: string, anchor = '', file = 'docs/a.md'): HelpTarget => ({ id, anchor, path: '/docs/a/', file });
const origin = { listFile: 'docs/help-ids.json', lineOf: (_file: string, text: string) => text.length };

const findings = (targets: HelpTarget[], ids: string[], redirects: Record<string, string> = {}) =>
	checkHelpIds(targets, { ids, redirects }, origin).map(({ severity, file, line, message, hint }) => `${severity} ${file}:${line} ${message} ${hint}`);

describe('help ids', () => {
	test('that the list knows are in order', () => expect(findings([target('anlegen'), target('sperren')], ['anlegen', 'sperren'])).toEqual([]));

	test('that are new have to be entered', () => {
		expect(findings([target('anlegen')], [])).toEqual([
			'warning docs/a.md:8 Die Hilfe-ID „anlegen“ ist neu und steht nicht in docs/help-ids.json. „npm run help-ids“ trägt neue Hilfe-IDs ein.',
		]);
	});

	test('that have vanished are missed', () => {
		expect(findings([target('anlegen')], ['anlegen', 'anlegn'])).toEqual([
			'error docs/help-ids.json:8 Die Hilfe-ID „anlegn“ gibt es nicht mehr. Die Anwendung verweist darauf: Geben Sie einer Stelle diese ID, oder leiten Sie sie unter „redirects“ um, zum Beispiel "anlegn": "anlegen".',
		]);
	});

	test('that have vanished may be redirected', () => expect(findings([target('anlegen')], ['anlegen', 'neu'], { neu: 'anlegen' })).toEqual([]));

	test('cannot be redirected to nowhere', () => {
		expect(findings([target('anlegen')], ['anlegen', 'neu'], { neu: 'anlegn' })).toEqual([
			'error docs/help-ids.json:5 Die Hilfe-ID „neu“ leitet zu „anlegn“ um, das es nicht gibt. Meinten Sie „anlegen“?',
		]);
	});

	test('cannot be redirected and have a place', () => {
		expect(findings([target('anlegen'), target('neu')], ['anlegen', 'neu'], { neu: 'anlegen' })).toEqual([
			'error docs/help-ids.json:5 Die Hilfe-ID „neu“ ist umgeleitet, hat aber eine Stelle. Streichen Sie die Umleitung.',
		]);
	});

	test('name one place', () => {
		expect(findings([target('neu'), target('neu', 'x', 'docs/b.md')], ['neu'])).toEqual([
			'error docs/b.md:4 Die Hilfe-ID „neu“ hat auch docs/a.md. Jede Hilfe-ID nennt eine Stelle.',
		]);
	});
});

test('a place that the page does not have is found', () => {
	const { output } = fixtureSite({ '/docs/a/': { main: '<h2 id="anlegen">B</h2>' } });
	const found = checkHelpTargets([target('a'), target('b', 'anlegen'), target('c', 'anlegn')], output, origin.lineOf);
	expect(found.map(({ file, line, message, hint }) => `${file}:${line} ${message} ${hint}`)).toEqual([
		'docs/a.md:2 Die Hilfe-ID „c“ nennt die Stelle „#anlegn“, die es auf der Seite nicht gibt. Meinten Sie „anlegen“?',
	]);
});

test('the published list has full paths, in order, and what was redirected', () => {
	expect(helpAddresses([target('sperren', 'x'), target('anlegen')], { alt: 'sperren', fort: 'fehlt' }, '/hilfe/')).toEqual({
		alt: '/hilfe/docs/a/#x',
		anlegen: '/hilfe/docs/a/',
		sperren: '/hilfe/docs/a/#x',
	});
});
