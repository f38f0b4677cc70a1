import { readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
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
