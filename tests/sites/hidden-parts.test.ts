import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { HIDDEN_PLACES } from '../../src/openapi/load/hidden-places.fixture.ts';
import { buildInto, temporaryFolder, writeSources } from './build-fixture.ts';

const VERSIONS = Object.keys(HIDDEN_PLACES);
const idOf = (version: string) => `v${version.replace('.', '')}`;

const CONFIG = `import { defineSite } from 'nonius/site';
export default defineSite({
	title: 'Probe', tagline: 'Verborgenes', url: 'https://probe.example.com', copyright: { year: 2025, holder: 'Probe' },
	api: [${VERSIONS.map((version) => `{ id: '${idOf(version)}', label: 'Fassung ${version}', description: 'api/${idOf(version)}/description.yaml' }`).join(', ')}],
});
`;

/** Every file as a reader may get it, including compressed forms. */
function textsIn(folder: string): [file: string, text: string][] {
	const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
	return files.map((entry) => {
		const file = join(entry.parentPath, entry.name);
		const bytes = readFileSync(file);
		const plain = file.endsWith('.br') ? brotliDecompressSync(bytes) : file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
		// Soft hyphens part long words.
		return [file.slice(folder.length), `${file.slice(folder.length)}\n${plain.toString('utf8').replaceAll('\u00ad', '')}`];
	});
}

test('no file of a site tells of a hidden part, and what is shown stands on its pages', async () => {
	const folder = temporaryFolder();
	const descriptions = VERSIONS.map((version) => [`api/${idOf(version)}/description.yaml`, HIDDEN_PLACES[version] ?? ''] as const);
	writeSources(join(folder, 'site'), {
		'site.config.ts': CONFIG,
		'docs/index.md': '---\ntitle: Anfang\nslug: /\n---\n\nText.\n',
		...Object.fromEntries(descriptions),
	});
	const site = await buildInto(join(folder, 'site'), join(folder, 'dist'));
	const leaks = textsIn(join(folder, 'dist')).flatMap(([file, text]) => [...new Set(text.match(/geheim\.?\d+/gi))].map((word) => `${file}: ${word}`));
	expect(leaks).toEqual([]);
	const pages = [...site.pages.values()].join('\n').replaceAll('\u00ad', '');
	expect(SHOWN.filter((word) => !new RegExp(`${word}(?!\\d)`).test(pages))).toEqual([]);
}, 600_000);

/** Words of each kind of place that a page shows. */
const SHOWN = [1, 2, 7, 8, 9, 16, 17, 18, 20, 27, 28, 31, 33, 39, 54, 57, 73, 75, 77].map((number) => `offen${number}`);
