import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { siteOf } from '#navigation/site.fixture.ts';
import { pictureSizes, withPictureSizes } from './picture-sizes.ts';

const drawing = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}></svg>`;

/** A site below `/hilfe/` with pictures beside its texts and in `public/`. */
async function siteWithPictures(): Promise<string> {
	const root = siteFiles({
		'docs/plan.svg': drawing(' width="40" height="20"'),
		'docs/frei.svg': drawing(''),
		'docs/frei 2.SVG': drawing(''),
		'docs/plan 2.Svg': drawing(' width="40" height="20"'),
		'docs/leer.png': '',
		'docs/kein.png': 'x',
		'docs/a.md': '',
		'public/logo.svg': drawing(' width="10px" height="10px"'),
	});
	mkdirSync(join(root, 'docs/teil'));
	const picture = sharp({ create: { width: 30, height: 10, channels: 3, background: 'red' } });
	writeFileSync(join(root, 'docs/teil/größe 1.PNG'), await picture.png().toBuffer());
	// A camera that was held upright.
	writeFileSync(join(root, 'docs/foto.jpg'), await picture.jpeg().withMetadata({ orientation: 6 }).toBuffer());
	return root;
}

test('pictures are measured as browsers show them; of others nothing is known', async () => {
	const sizes = await pictureSizes(siteOf({ config: { base: '/hilfe/' } }), await siteWithPictures());
	expect(Object.fromEntries(sizes)).toEqual({
		'/hilfe/_files/docs/foto.jpg': [10, 30],
		'/hilfe/_files/docs/plan 2.Svg': [40, 20],
		'/hilfe/_files/docs/plan.svg': [40, 20],
		'/hilfe/_files/docs/teil/größe 1.PNG': [30, 10],
		'/hilfe/logo.svg': [10, 10],
	});
});

const SIZES = new Map([['/hilfe/_files/docs/größe & 1.png', [30, 10] as const]]);
const ADDRESS = '/hilfe/_files/docs/gr%C3%B6%C3%9Fe%20&amp;%201.png';
test.each([
	[`<img src="${ADDRESS}#dunkel" alt="a > b">`, `<img src="${ADDRESS}#dunkel" alt="a > b" width="30" height="10">`],
	[`<img src="${ADDRESS}"/>`, `<img src="${ADDRESS}" width="30" height="10"/>`],
	[`<img width="5" src="${ADDRESS}">`],
	['<img src="https://example.com/a.png">'],
	['<img alt="">'],
	[`<imgage src="${ADDRESS}">`],
])('a picture of the text gets its size: %s', (written, sized = written) => {
	const page = (picture: string) => `<header><img src="${ADDRESS}"></header><main>${picture}</main><footer><img src="${ADDRESS}"></footer>`;
	expect(withPictureSizes(page(written), SIZES)).toBe(page(sized));
});
