import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SAMPLE } from './sample.ts';

/** The printed editions as the settings have them, newest first. */
const EDITIONS = [...readFileSync('site.config.ts', 'utf8').matchAll(/\bid: '([^']+)',\s+date: '([\d-]+)'/g)].map(([, id = '', date = '']) => ({ id, date }));
/** Days of the additions that the manual tells of (RULES.md ). */
const ADDITIONS = [...readFileSync('docs/nachschlagen/versionen.mdx', 'utf8').matchAll(/\{#ergaenzung-([\d-]+)\}/g)].map(([, day = '']) => day);

test('no text of the newest printed edition is younger than its day', () => {
	const [newest] = EDITIONS;
	expect(ADDITIONS.length).toBeGreaterThan(0);
	for (const day of [...ADDITIONS, SAMPLE.referenceDate]) expect([day, day <= (newest?.date ?? '')]).toEqual([day, true]);
});

test('the page about the documentation leads to the newest printed edition', () => {
	const [newest] = EDITIONS;
	expect(readFileSync('pages/markdown-page.md', 'utf8')).toContain(`[Ausgabe ${newest?.id}](/ausgabe/${newest?.id}/)`);
});
