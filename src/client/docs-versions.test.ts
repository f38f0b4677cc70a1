// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import './docs-versions.ts';

// Tests in other files share the window and may have left values in its storage.
beforeEach(() => localStorage.clear());

const link = (version: string) => `<a data-version="${version}" href="/${version}/">${version}</a>`;
/** A menu that looks the same, but stores nothing. */
const withoutVersions = (html: string) => html.replaceAll(/ data-version="[^"]*"/g, '');
const choice = (marks: string, newest: string, older: string) =>
	`<docs-versions ${marks}><summary><i></i>${newest}</summary>${link(newest).replace('<a', '<a aria-current="true"')}${link(older)}</docs-versions>`;
const item = (marks: string, newest: string, older: string) =>
	`<a class="item" ${marks} data-follow-version='{"${newest}":"/${newest}/","${older}":"/${older}/"}' href="/${newest}/"></a>`;
const items = () => [...document.querySelectorAll<HTMLAnchorElement>('.item')].map(({ pathname }) => pathname);

/** As on a page: the markup is complete before the script runs, with the links of the bar before the menu. */
function show(html: string): void {
	const template = document.createElement('template');
	template.innerHTML = html;
	document.body.replaceChildren(template.content);
}

test('each manual remembers the version of its own', () => {
	show(choice('data-remember="1"', '2', '1'));
	show(choice('data-remember="sdk-1" data-manual="sdk"', 'sdk-9', 'sdk-1'));
	expect({ ...localStorage }).toEqual({ 'docs-preferred-version-default:/': '1', 'docs-preferred-version-sdk:/': 'sdk-1' });
	show(item('', '2', '1') + item('data-manual="sdk"', 'sdk-9', 'sdk-1') + choice('data-remember=""', '2', '1'));
	expect([items(), document.querySelector('summary')?.textContent]).toEqual([['/1/', '/sdk-1/'], '1']);
});

test('a choice that is not remembered writes nothing, and links of other manuals follow theirs', () => {
	localStorage.setItem('docs-preferred-version-default:/', '1');
	localStorage.setItem('docs-preferred-version-sdk:/', 'sdk-1');
	show(item('data-manual="sdk"', 'sdk-9', 'sdk-1') + withoutVersions(choice('data-remember', '2', '1')));
	document.querySelector<HTMLElement>('docs-versions a')?.click();
	expect([localStorage.getItem('docs-preferred-version-default:/'), document.querySelector('summary')?.textContent, items()]).toEqual(['1', '2', ['/sdk-1/']]);
});

test.each(['constructor', 'gibt es nicht', ''])('what is no version leads nowhere else: %j', (name) => {
	localStorage.setItem('docs-preferred-version-default:/', name);
	show(item('', '2', '1') + choice('data-remember=""', '2', '1'));
	expect([items(), document.querySelectorAll('[aria-current]').length]).toEqual([['/2/'], 1]);
});

test('what is chosen in another tab holds in this one, for as long as the choice stands', () => {
	const chooseElsewhere = (version: string) => {
		localStorage.setItem('docs-preferred-version-default:/', version);
		dispatchEvent(new Event('storage'));
	};
	show(item('', '2', '1') + choice('data-remember=""', '2', '1'));
	chooseElsewhere('1');
	expect([items(), document.querySelector('summary')?.textContent]).toEqual([['/1/'], '1']);
	chooseElsewhere('gibt es nicht');
	expect([items(), document.querySelector('summary')?.textContent]).toEqual([['/2/'], '2']);
	chooseElsewhere('1');
	chooseElsewhere('2');
	expect([items(), document.querySelector('summary')?.textContent]).toEqual([['/2/'], '2']);
	document.querySelector('docs-versions')?.remove();
	chooseElsewhere('1');
	expect(items()).toEqual(['/2/']);
});
