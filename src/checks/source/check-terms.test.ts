import { expect, test } from 'vitest';
import { docOf, siteOf, versionOf } from '#navigation/site.fixture.ts';
import { docFrontMatterSchema } from '#schema/front-matter.ts';
import { checkTerms } from './check-terms.ts';

const termDoc = (id: string, title: string, forms: string[] = []) =>
	docOf(id, { title, frontMatter: docFrontMatterSchema.parse({ term: { short: 'Kurz.', forms } }) });

const findings = (...docs: ReturnType<typeof termDoc>[]) =>
	checkTerms(siteOf({ versions: [versionOf({ docs })] })).map(({ file, message, hint }) => `${file} ${message} ${hint}`);

test('terms with forms of their own are in order', () => expect(findings(termDoc('a', 'Prüfmittel'), termDoc('b', 'Gerät', ['Apparat']))).toEqual([]));

test('a form that two terms have is found', () => {
	expect(findings(termDoc('a', 'Prüfmittel'), termDoc('b', 'Gerät', ['Prüfmittels']))).toEqual([
		'docs/b.md Die Form „Prüfmittels“ hat auch der Begriff in docs/a.md. Nennen Sie sie unter „term“ nur in einer Datei.',
	]);
});

test('two pages of one name are found', () => {
	expect(findings(termDoc('x/a', 'Prüfmittel'), termDoc('y/a', 'Gerät'))).toEqual([
		'docs/y/a.md Der Begriff heißt in seiner Adresse „a“ wie der in docs/x/a.md. Geben Sie einer der beiden Seiten einen anderen slug.',
	]);
});
