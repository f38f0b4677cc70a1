import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { WindowCategory, WindowItem } from '#navigation/sidebar/window-sidebar.ts';
import { linkTo } from '#navigation/site.fixture.ts';
import { Sidebar } from './Sidebar.tsx';

const html = (item: WindowItem) => renderToStaticMarkup(<Sidebar id="current/docs" base="/" path="/" items={[item]} />);
const category: Omit<WindowCategory, 'collapsible'> = {
	type: 'category',
	label: 'K',
	href: undefined,
	description: undefined,
	collapsed: true,
	items: [],
	key: '0',
	filled: true,
	className: 'eigen',
};

test('an entry has the class that was written for it', () => {
	expect(html({ type: 'link', label: 'L', href: '/l/', docId: undefined, description: undefined, unlisted: false, className: 'eigen' })).toContain(
		'<li class="eigen"><a',
	);
	expect(html({ type: 'html', value: '<hr>', className: 'eigen' })).toContain('<li class="eigen"><hr></li>');
	expect(html({ ...category, collapsible: true })).toContain('<li class="category eigen"><details');
	expect(html({ ...category, collapsible: false })).toContain('<li class="category eigen"><span');
});

test('HTML looks like the other entries where that is wanted', () => {
	expect(html({ type: 'html', value: '<b>x</b>', defaultStyle: true })).toContain('<li><span class="category-label"><b>x</b></span></li>');
	expect(html({ type: 'html', value: '<b>x</b>' })).toContain('<li><b>x</b></li>');
});

test('a long name of a program breaks between its words, and other texts nowhere', () => {
	const entry = (label: string) => html({ type: 'link', label, href: '/l/', docId: undefined, description: undefined, unlisted: false });
	expect(entry('Ruft customFieldsEditById auf')).toContain('<span>Ruft custom<wbr/>Fields<wbr/>Edit<wbr/>By<wbr/>Id auf</span>');
	expect(entry('actions/list_selected-repos.v2')).toContain('<span>actions/<wbr/>list_<wbr/>selected-repos.<wbr/>v2</span>');
	expect(entry('Prüfmittelverwaltungen und DAkkS')).toContain('>Prüfmittelverwaltungen und DAkkS</a>');
	expect(html({ ...category, href: '/l/', label: 'calibration_external_laboratory', collapsible: false })).toContain(
		'calibration_<wbr/>external_<wbr/>laboratory',
	);
});

test('of several entries that lead to the page the first is marked, and the way to each is open', () => {
	const items: WindowItem[] = [
		{ ...category, collapsible: true, items: [linkTo('/b/'), linkTo('/a/')] },
		{ ...category, collapsible: true, href: '/a/', key: '1', items: [linkTo('/a/')] },
	];
	const shown = renderToStaticMarkup(<Sidebar id="current/docs" base="/" path="/a/" items={items} />);
	expect(shown.match(/<a href="\/a\/"[^>]*>/g)).toEqual(['<a href="/a/" aria-current="page">', '<a href="/a/">', '<a href="/a/">']);
	expect(shown.match(/<details open/g)).toHaveLength(2);
});
