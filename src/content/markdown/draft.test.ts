import { expect, test } from 'vitest';
import { OWN_CONVENTIONS } from './conventions.ts';
import { draftPage } from './draft.ts';
import { splitSource } from './source.ts';

test('behind a page the event loop makes a turn, in which its memory is given back', async () => {
	const links = { root: '/', base: '/', conventions: OWN_CONVENTIONS, pathOf: () => undefined, hasPage: () => false };
	let turns = 0;
	setImmediate(() => turns++);
	await draftPage(splitSource('docs/a.md', '## Weg\n\nText.\n'), { links, statuses: [] });
	expect(turns).toBe(1);
});
