import { expect, test } from 'vitest';
import { docOf, siteOf, versionOf } from '#navigation/site.fixture.ts';
import { docFrontMatterSchema } from '#schema/front-matter.ts';
import { runSourceRules } from './source-rules.ts';

const termDoc = (id: string, title: string, forms: string[] = []) =>
	docOf(id, { title, frontMatter: docFrontMatterSchema.parse({ term: { short: 'Kurz.', forms } }) });

const findings = (...docs: ReturnType<typeof termDoc>[]) =>
	runSourceRules({
		site: siteOf({ versions: [versionOf({ docs })] }),
		lineOf: () => undefined,
		lineOfText: () => undefined,
		lineOfKey: () => undefined,
		help: undefined,
	}).map(({ rule, file, message, hint }) => `${rule} ${file} ${message} ${hint}`);

test('terms with forms of their own are in order', () => expect(findings(termDoc('a', 'Prüfmittel'), termDoc('b', 'Gerät', ['Apparat']))).toEqual([]));

test('a form that two terms have is found', () => {
	expect(findings(termDoc('a', 'Prüfmittel'), termDoc('b', 'Gerät', ['Prüfmittels']))).toEqual([
		'duplicate-term docs/b.md Die Form „Prüfmittels“ hat auch der Begriff in docs/a.md. Nennen Sie sie unter „term“ nur in einer Datei.',
	]);
});

test('two pages of one name are found', () => {
	expect(findings(termDoc('x/a', 'Prüfmittel'), termDoc('y/a', 'Gerät'))).toEqual([
		'duplicate-term docs/y/a.md Der Begriff heißt in seiner Adresse „a“ wie der in docs/x/a.md. Geben Sie einer der beiden Seiten einen anderen slug.',
	]);
});
