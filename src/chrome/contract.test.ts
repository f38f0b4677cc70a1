import { slug } from 'github-slugger';
import { expect, test } from 'vitest';
import { ID, numberedId } from './contract.ts';

const HEADINGS = 'Page, Content, Inhalt, Navbar, Navbar links, Menu, Progress, Announcer, Search results, Tab 0, Search group 0, Search option 0'.split(', ');

test('no heading gets an id that the program makes', () => {
	const own = [...Object.values(ID), ...(['tab', 'search-group', 'search-option'] as const).map((part) => numberedId(part, 0))];
	expect(own.filter((id) => !id.startsWith('nonius-'))).toEqual([]);
	expect(HEADINGS.map((heading) => slug(heading)).filter((id) => own.includes(id))).toEqual([]);
});
