import { crc32, deflateSync } from 'node:zlib';
import { bomb } from './bomb.ts';
import type { BuildFault } from './fault.ts';
import { add, edit, HANDBOOK } from './site.ts';

/** A picture in which hardly a byte stands for gigabytes: black, one bit a point. */
function hugePicture(size: number): Buffer {
	const chunk = (name: string, data: Buffer) => {
		const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
		const body = Buffer.concat([Buffer.from(name), data]);
		length.writeUInt32BE(data.length);
		sum.writeUInt32BE(crc32(body));
		return Buffer.concat([length, body, sum]);
	};
	const head = Buffer.alloc(13);
	head.writeUInt32BE(size, 0);
	head.writeUInt32BE(size, 4);
	head.writeUInt8(1, 8);
	const rows = deflateSync(Buffer.alloc(size * (1 + Math.ceil(size / 8))));
	return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** A drawing that a reader of XML unfolds to gigabytes. */
const laughter = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from({ length: 12 }, (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`).join('')}]>
<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="99999999999" viewBox="0 0 1e300 1e300"><text>&a12;</text></svg>`;

/** Faults of lists, descriptions, pictures and components. */
export const DATA_FAULTS: readonly BuildFault[] = [
	{
		name: 'another encoding of a list',
		says: /authors\.yml:2.*UTF-8/s,
		plant: (place) => add(place, 'texte/blog/authors.yml', Buffer.from('ana:\n  name: Änne\n', 'latin1')),
	},
	{ name: 'a bomb of aliases in a list', says: /authors\.yml.*→/s, plant: (place) => add(place, 'texte/blog/authors.yml', bomb(12)) },
	{ name: 'a bomb of aliases in a description', says: /description\.json.*→/s, plant: (place) => add(place, 'texte/api/description.json', bomb(12)) },
	{ name: 'a deep list', says: /authors\.yml.*→/s, plant: (place) => add(place, 'texte/blog/authors.yml', `${'['.repeat(9_000)}${']'.repeat(9_000)}`) },
	{
		name: 'a description whose example is deep',
		says: /Fertig|description\.json:\d+.*→/s,
		plant: (place) =>
			edit(place, 'texte/api/description.json', (text) => {
				const api = JSON.parse(text);
				api.paths['/a'].get.responses[200].content = { 'application/json': { example: 0 } };
				return JSON.stringify(api, null, '\t').replace('"example": 0', `"example": ${'['.repeat(9_000)}${']'.repeat(9_000)}`);
			}),
	},
	{
		name: 'a pattern that takes forever',
		says: /Fertig/,
		plant: (place) =>
			edit(place, 'texte/api/description.json', (text) => {
				const api = JSON.parse(text);
				api.paths['/a'].get.parameters = [
					{ name: 'q', in: 'query', schema: { type: 'string', pattern: '^(a+)+$', minLength: 50 }, example: `${'a'.repeat(40)}!` },
				];
				api.paths['/a'].get.responses[200].content = {
					'application/json': {
						schema: { type: 'object', properties: { b: { type: 'string', pattern: '^(([a-z])+.)+[A-Z]([a-z])+$' } } },
						example: { b: 'a'.repeat(60) },
					},
				};
				return JSON.stringify(api);
			}),
	},
	{ name: 'a drawing that unfolds', says: /Fertig/, plant: (place) => add(place, `${HANDBOOK}/übung/erste/größe.svg`, laughter) },
	{
		name: 'a drawing that unfolds, shown with links',
		says: /Fertig|index\.md:\d+.*→/s,
		plant(place) {
			add(place, 'public/dateien/bombe.svg', laughter);
			edit(place, `${HANDBOOK}/index.md`, (text) => text.replace('title:', 'image: /bombe.svg\ntitle:'));
		},
	},
	{
		name: 'a picture of 60,000 points square',
		says: /Fertig|prüfung\.md:\d+.*→/s,
		plant(place) {
			add(place, `${HANDBOOK}/übung/erste/riese.png`, hugePicture(60_000));
			edit(place, `${HANDBOOK}/übung/erste/prüfung.md`, (text) => text.replace('größe.svg', 'riese.png').replace('title:', 'image: ./riese.png\ntitle:'));
		},
	},
	{
		name: 'a component in another encoding',
		says: /zeichnung\.mdx:5.*Punkt\.tsx.*UTF-8/s,
		plant: (place) => add(place, 'teile/Punkt.tsx', Buffer.from('export function Punkt() {\n\treturn <b>Größe</b>;\n}\n', 'latin1')),
	},
	{ name: 'a published file of 10 MB', says: /Fertig/, plant: (place) => add(place, 'public/dateien/gross.bin', Buffer.alloc(10_000_000, 7)) },
];
