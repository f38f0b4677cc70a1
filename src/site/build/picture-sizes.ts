import { join } from 'node:path';
import { listAllFiles } from '#content/list-files.ts';
import { ATTACHMENTS } from '#content/markdown/attachment.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import type { Site } from '#navigation/site.ts';
import { measurePicture } from '#site/engine/measure-picture.ts';
import { percentDecoded } from '#text/percent-decoded.ts';

/** Width and height in px of the pictures that pages may show, by their decoded address with the base. */
export type PictureSizes = ReadonlyMap<string, readonly [width: number, height: number]>;

/** Cameras write endings in capitals, some programs the first letter. */
const PICTURE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Measures the pictures beside texts and those that are published as they are. */
export async function pictureSizes({ config }: Pick<Site, 'config'>, root: string): Promise<PictureSizes> {
	const { folders, files } = conventionsOf(config);
	const picturesIn = (folder: string) => listAllFiles(root, folder, ['']).filter((file) => PICTURE_FILE.test(file));
	const places = [
		...folders.flatMap(picturesIn).map((file) => [ATTACHMENTS + file, file] as const),
		...files.flatMap((folder) => picturesIn(folder).map((file) => [file.slice(folder.length), file] as const)),
	];
	const sizes = new Map<string, readonly [number, number]>();
	for (const [address, file] of places) {
		// Unreadable pictures are reported where a text uses them.
		const size = await measurePicture(join(root, file)).catch(() => undefined);
		if (size) sizes.set((config.base + address.slice(1)).normalize(), size);
	}
	return sizes;
}

const IMG_ELEMENT = /<img(?=\s)(?:"[^"]*"|'[^']*'|[^>"'])*>/g;

/** Adds the size of pictures to a page, so that text below does not move when they load. Pictures outside the content (a logo) and those with a size do not change. */
export function withPictureSizes(html: string, sizes: PictureSizes): string {
	const begin = html.indexOf('<main');
	const end = html.lastIndexOf('</main>');
	if (sizes.size === 0 || begin < 0 || end < begin || !html.includes('<img', begin)) return html;
	const main = html.slice(begin, end).replace(IMG_ELEMENT, (element) => {
		const [, address] = /\ssrc="([^"]*)"/.exec(element) ?? [];
		const size = address === undefined || /\s(?:width|height)=/.test(element) ? undefined : sizes.get(fileOfAddress(address));
		return size === undefined ? element : element.replace(/\s*\/?>$/, (close) => ` width="${size[0]}" height="${size[1]}"${close}`);
	});
	return html.slice(0, begin) + main + html.slice(end);
}

const fileOfAddress = (address: string): string => percentDecoded(address.replace(/[?#].*$/, '').replaceAll('&amp;', '&')).normalize();
