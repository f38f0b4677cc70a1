import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { siteOf } from '#navigation/site.fixture.ts';
import { iconFiles } from './icon-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'icon-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [root, built] = [join(folder, 'root'), join(folder, 'built')];
beforeEach(() => {
	rmSync(built, { recursive: true, force: true });
	for (const name of [join(root, 'public'), built]) mkdirSync(name, { recursive: true });
	writeFileSync(join(root, 'public/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path fill="#f00" d="M0 0h20v10H0z"/></svg>');
	writeFileSync(join(root, 'public/odd.svg'), 'Das ist keine Zeichnung.');
	writeFileSync(join(root, 'public/mark.png'), '');
});

const make = (icon: string | undefined, { base = '/', files = [] as string[] } = {}) =>
	iconFiles({ ...siteOf({ config: { base } }), icon }, { root, folder: built, files: new Set(files) });
const colourAt = async (picture: Buffer, left: number, top: number) => [
	...(await sharp(picture).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

test('a drawing is there as an icon of Windows and for home screens, whole and on a ground of its own', async () => {
	expect(await make('/mark.svg')).toEqual(['/favicon.ico', '/apple-touch-icon.png']);
	const ico = readFileSync(join(built, 'favicon.ico'));
	expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7], ico.readUInt32LE(14)]).toEqual([1, 1, 32, 32, ico.length - ico.readUInt32LE(18)]);
	const small = ico.subarray(ico.readUInt32LE(18));
	expect(await sharp(small).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
	expect([await colourAt(small, 0, 16), (await colourAt(small, 16, 2))[3]]).toEqual([[255, 0, 0, 255], 0]);
	const touch = readFileSync(join(built, 'apple-touch-icon.png'));
	expect(await sharp(touch).metadata()).toMatchObject({ format: 'png', width: 180, height: 180, hasAlpha: false });
	expect([await colourAt(touch, 90, 90), await colourAt(touch, 10, 90)]).toEqual([
		[255, 0, 0, 255],
		[255, 255, 255, 255],
	]);
});

test('what an earlier build painted is used again', async () => {
	await make('/mark.svg');
	const first = readFileSync(join(built, 'favicon.ico'));
	await make('/mark.svg');
	expect(readFileSync(join(built, 'favicon.ico')).equals(first)).toBe(true);
});

test.each([
	['no icon', undefined, {}],
	['no drawing', '/mark.png', {}],
	['nothing that can be painted', '/odd.svg', {}],
	['on another host', 'https://cdn.example.com/mark.svg', {}],
	['a site that brings one of its own', '/mark.svg', { files: ['/favicon.ico'] }],
	['a site below a base', '/mark.svg', { base: '/hilfe/' }],
])('nothing is made: %s', async (_, icon, options) => expect(await make(icon, options)).toEqual([]));
