import { describe, expect, test } from 'vitest';
import { docOf, siteOf, versionOf } from '#navigation/site.fixture.ts';
import { docFrontMatterSchema } from '#schema/front-matter.ts';
import { runSourceRules } from './source-rules.ts';

const doc = (name: string, ...ids: string[]) =>
	docOf(name, { frontMatter: docFrontMatterSchema.parse({ help: Object.fromEntries(ids.map((id) => [id, ''])) }) });

const findings = (docs: ReturnType<typeof doc>[], ids: string[], redirects: Record<string, string> = {}) =>
	runSourceRules({
		site: siteOf({ versions: [versionOf({ docs })] }),
		lineOf: () => undefined,
		lineOfText: () => undefined,
		lineOfKey: (_, path) => path.join('.').length,
		help: { ids, redirects, file: 'docs/help-ids.json', lineOf: (path) => path.join('.').length },
	}).map(({ severity, rule, file, line, message, hint }) => `${severity} ${rule} ${file}:${line} ${message} ${hint}`);

describe('help ids', () => {
	test('that the list knows are in order', () => expect(findings([doc('a', 'anlegen', 'sperren')], ['anlegen', 'sperren'])).toEqual([]));

	test('that are new have to be entered', () => {
		expect(findings([doc('a', 'anlegen')], [])).toEqual([
			'warning new-help-id docs/a.md:12 Die Hilfe-ID „anlegen“ ist neu und steht nicht in docs/help-ids.json. „npm run help-ids“ trägt neue Hilfe-IDs ein.',
		]);
	});

	test('that have vanished are missed', () => {
		expect(findings([doc('a', 'anlegen')], ['anlegen', 'anlegn'])).toEqual([
			'error missing-help-id docs/help-ids.json:5 Die Hilfe-ID „anlegn“ gibt es nicht mehr. Die Anwendung verweist darauf: Geben Sie einer Stelle diese ID, oder leiten Sie sie unter „redirects“ um, zum Beispiel "anlegn": "anlegen".',
		]);
	});

	test('that have vanished may be redirected', () => expect(findings([doc('a', 'anlegen')], ['anlegen', 'neu'], { neu: 'anlegen' })).toEqual([]));

	test('cannot be redirected to nowhere', () => {
		expect(findings([doc('a', 'anlegen')], ['anlegen', 'neu'], { neu: 'anlegn' })).toEqual([
			'error broken-help-redirect docs/help-ids.json:13 Die Hilfe-ID „neu“ leitet zu „anlegn“ um, das es nicht gibt. Meinten Sie „anlegen“?',
		]);
	});

	test('cannot be redirected and have a place', () => {
		expect(findings([doc('a', 'anlegen', 'neu')], ['anlegen', 'neu'], { neu: 'anlegen' })).toEqual([
			'error broken-help-redirect docs/help-ids.json:13 Die Hilfe-ID „neu“ ist umgeleitet, hat aber selbst eine Stelle. Streichen Sie die Umleitung.',
		]);
	});

	test('name one place', () => {
		expect(findings([doc('a', 'neu'), doc('b', 'neu')], ['neu'])).toEqual([
			'error duplicate-help-id docs/b.md:8 Die Hilfe-ID „neu“ hat auch docs/a.md. Jede Hilfe-ID nennt genau eine Stelle.',
		]);
	});
});
