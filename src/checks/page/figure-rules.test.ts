import { expect, test } from 'vitest';
import { fixtureSite } from './finished-site.fixture.ts';
import { runPageRules } from './page-rules.ts';

const problems = (main: string) =>
	runPageRules(fixtureSite({ '/': { main, file: 'pages/index.md' } })).map(({ rule, file, message }) => `${rule} ${file} ${message}`);

test.each([
	['title and description', '<figure><svg><title>T</title><desc>D</desc><path/></svg><figcaption>Bild</figcaption></figure>'],
	['a label and a table', '<figure><svg role="img" aria-label="T"></svg><table><tr><td>1</td></tr></table><figcaption>Bild</figcaption></figure>'],
	['a hidden drawing and a list', '<figure><svg aria-hidden="true"></svg><ol><li>1</li></ol><figcaption>Bild</figcaption></figure>'],
	['a figure of text', '<figure><div>Feld</div><figcaption>Bild</figcaption></figure>'],
	['a picture with words', '<figure><picture><img src="data:," alt="Zwei Wege"></picture><figcaption>Bild</figcaption></figure>'],
	['a picture and a drawing', '<figure><img alt="A" src="data:,"><svg><title>T</title><desc>D</desc></svg><figcaption>Bild</figcaption></figure>'],
	['a labelled picture', '<figure><div role="img" aria-label="Zwei Wege"></div><figcaption>Bild</figcaption></figure>'],
	['a sign outside of a figure', '<p><svg><path/></svg></p>'],
])('sound: %s', (_, main) => {
	expect(problems(main)).toEqual([]);
});

test.each([
	[
		'no caption',
		'<figure><svg><title>T</title><desc>D</desc></svg></figure>',
		'figure-caption pages/index.md Die 1. Abbildung der Seite / hat keine Beschriftung.',
	],
	[
		'no name',
		'<figure><svg><desc>D</desc></svg><figcaption>Bild <b>A</b></figcaption></figure>',
		'figure-name pages/index.md Die Abbildung „Bild A“ enthält eine Zeichnung ohne Namen.',
	],
	[
		'no description',
		'<figure><svg><title>T</title></svg><figcaption>Bild</figcaption></figure>',
		'figure-text pages/index.md Die Abbildung „Bild“ sagt ohne Bild nichts aus.',
	],
	[
		'all hidden',
		'<figure><svg aria-hidden="true"></svg><figcaption>Bild</figcaption></figure>',
		'figure-text pages/index.md Die Abbildung „Bild“ sagt ohne Bild nichts aus.',
	],
	[
		'a picture for show',
		'<figure><img src="data:," alt=" "><figcaption>Bild</figcaption></figure>',
		'figure-text pages/index.md Die Abbildung „Bild“ sagt ohne Bild nichts aus.',
	],
	[
		'a hidden picture',
		'<figure><img src="data:," alt="A" aria-hidden="true"><figcaption>Bild</figcaption></figure>',
		'figure-text pages/index.md Die Abbildung „Bild“ sagt ohne Bild nichts aus.',
	],
	[
		'a drawing beside a picture',
		'<figure><img src="data:," alt="A"><svg><title>T</title></svg><figcaption>Bild</figcaption></figure>',
		'figure-text pages/index.md Die Abbildung „Bild“ sagt ohne Bild nichts aus.',
	],
	[
		'the second drawing',
		'<figure><svg><title>T</title><desc>D</desc></svg><svg><title>T</title></svg><figcaption>Bild</figcaption></figure>',
		'figure-text pages/index.md Die Abbildung „Bild“ sagt ohne Bild nichts aus.',
	],
])('found: %s', (_, main, problem) => {
	expect(problems(main)).toEqual([problem]);
});
