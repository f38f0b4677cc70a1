import { expect, test } from 'vitest';
import { siteFiles } from '../site-files.fixture.ts';
import { attachmentPath, fileOnDisk } from './attachment.ts';
import { OWN_CONVENTIONS } from './conventions.ts';

const FORMS = ['NFC', 'NFD'] as const;
const PAIRS = FORMS.flatMap((folder) => FORMS.map((file) => [folder, file] as const));

test.each(PAIRS)('a folder in %s with a file in %s is found by a link in any form, and its address leads to it', (folderForm, fileForm) => {
	const [onDisk, linked, published] = ['docs/übung/größe.svg', './übung/größe.svg', 'public/übung/größe.svg'].map((path) => {
		const at = path.lastIndexOf('/');
		return path.slice(0, at).normalize(folderForm) + path.slice(at).normalize(fileForm);
	}) as [string, string, string];
	const root = siteFiles({ [onDisk]: '', [published]: '' });
	for (const link of [linked, linked.normalize('NFC'), linked.normalize('NFD')]) {
		const address = decodeURI(attachmentPath(link, 'docs/a.md', { root, conventions: OWN_CONVENTIONS }) ?? '');
		expect(address).toBe('/_files/docs/übung/größe.svg');
		expect(fileOnDisk(root, address.slice('/_files/'.length))).toBe(onDisk);
	}
	// The engine copies published files with the names that they have.
	expect(decodeURI(attachmentPath('../public/übung/größe.svg', 'docs/a.md', { root, conventions: OWN_CONVENTIONS }) ?? '')).toBe(
		published.slice('public'.length),
	);
});

test('what is not there is not found', () => {
	const root = siteFiles({ 'docs/a.md': '' });
	expect(['docs/fort.svg', 'docs/größe.svg', 'über/größe.svg'].map((file) => fileOnDisk(root, file))).toEqual([undefined, undefined, undefined]);
});
