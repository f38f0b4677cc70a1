import { readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { readVersions } from './read-versions.ts';
import { VersionList } from './VersionList.tsx';

const post = (description: string, body: string) => `---\nslug: a-b\ntitle: Titel\ndescription: "${description}"\ndate: 2025-08-26\n---\n${body}`;

test('every post tells of a version, newest first, with its way', () => {
	const html = renderToStaticMarkup(<VersionList />);
	const numbers = [...html.matchAll(/<b>(\d{4}\.\d)<\/b>/g)].map(([, number]) => number);
	expect(numbers).toHaveLength(readdirSync('blog').filter((file) => /\.mdx?$/.test(file)).length);
	expect(numbers).toEqual(['2025.3', '2025.2', '2025.1', '2024.4', '2024.3', '2024.2', '2024.1']);
	expect(html).toContain('href="/blog/eAttestations-dakks/#integrationen"');
	expect(html.match(/nichts Neues/g)).toHaveLength(3);
});

test('what is new begins with a capital, and posts without a version are left out', () => {
	expect(readVersions({ a: post('Version 2025.3 prüft Siegel.', '## Was {#integrationen}\n\nNichts.\n'), b: post('Ein Gespräch.', '') })).toEqual([
		{ number: '2025.3', date: '2025-08-26', slug: 'a-b', title: 'Titel', news: 'Prüft Siegel.', concernsApi: false },
	]);
});

describe('a post', () => {
	const read = (head: string, { file = '/blog/2025-08-26-name.mdx', body = '' } = {}) => readVersions({ [file]: `---\ntitle: Titel\n${head}\n---\n${body}` });
	const told = 'description: Version 2025.3 prüft Siegel.';

	test.each([
		['its file tells day and address', told, { date: '2025-08-26', slug: '2025/08/26/name' }],
		['a description over lines', 'description: >\n  Version 2025.3\n  prüft Siegel.\n', { number: '2025.3', news: 'Prüft Siegel.' }],
		['a colon behind the number', 'description: "Version 2025.3: prüft Siegel."', { number: '2025.3', news: 'Prüft Siegel.' }],
		['a no-break space', 'description: Version\u00a02025.3 prüft Siegel.', { number: '2025.3' }],
	])('%s', (_, head, version) => expect(read(head)).toMatchObject([version]));

	test('in folders', () => expect(read(told, { file: '/blog/2025/08/26/name/index.md' })).toMatchObject([{ date: '2025-08-26', slug: '2025/08/26/name' }]));

	test('whose heading has its id in a comment', () =>
		expect(read(told, { body: '## Was {/* #integrationen */}\n\nNichts.\n' })).toMatchObject([{ concernsApi: false }]));

	test.each([
		['a draft', `${told}\ndraft: true`],
		['unlisted', `${told}\nunlisted: true`],
		['with front matter that the site reports', `${told}\ndate: gestern`],
	])('%s is left out', (_, head) => expect(read(head)).toEqual([]));

	test('without a day, or a partial, is left out', () => {
		expect(read(told, { file: '/blog/name.md' })).toEqual([]);
		expect(read(told, { file: '/blog/_2025-08-26-name.md' })).toEqual([]);
	});
});
