import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;
type StructNode = Awaited<ReturnType<Awaited<ReturnType<PdfDocument['getPage']>>['getStructTree']>>;

/** An element of the tags of a page. */
export interface Tag {
	role: string;
	alt: string | undefined;
	/** Ids of the texts that stand in it directly. */
	texts: string[];
	children: Tag[];
}

/** A printed page, read by a program that shares no code with what made it. */
export interface PdfPage {
	/** Pieces of text: what stands around the texts (`artifact`), and what a tag names by its id. */
	pieces: { text: string; size: number; id: string | undefined; artifact: boolean }[];
	tags: Tag;
	links: { dest: string | undefined; url: string | undefined; contents: string }[];
}

export interface PdfFile {
	info: Readonly<Record<string, unknown>>;
	lang: string | undefined;
	metadata: string;
	pages: PdfPage[];
	bookmarks: { title: string; page: number; depth: number }[];
	/** Number of the page that a link's name leads to. */
	pageOf(dest: string): Promise<number>;
	/** A page as a picture (PNG). */
	picture(page: number): Promise<Uint8Array>;
}

interface Bookmark {
	title: string;
	dest: unknown;
	items: Bookmark[];
}

/** Reads all of a PDF. */
export async function readPdf(file: string): Promise<PdfFile> {
	const document = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise;
	const { info, metadata } = await document.getMetadata();
	const pageOf = async (dest: unknown): Promise<number> => {
		const place = typeof dest === 'string' ? await document.getDestination(dest) : dest;
		return Array.isArray(place) ? (await document.getPageIndex(place[0])) + 1 : 0;
	};
	const pages: PdfPage[] = [];
	for (let number = 1; number <= document.numPages; number++) pages.push(await readPage(document, number));
	const bookmarks: PdfFile['bookmarks'] = [];
	const walk = async (items: readonly Bookmark[], depth: number): Promise<void> => {
		for (const { title, dest, items: inner } of items) {
			bookmarks.push({ title, page: await pageOf(dest), depth });
			await walk(inner, depth + 1);
		}
	};
	await walk((await document.getOutline()) ?? [], 1);
	return {
		info: { ...info },
		lang: Reflect.get(info, 'Language'),
		metadata: metadata?.getRaw() ?? '',
		pages,
		bookmarks,
		pageOf,
		async picture(number) {
			const page = await document.getPage(number);
			const viewport = page.getViewport({ scale: 2 });
			const { canvas } = (
				document.canvasFactory as { create(width: number, height: number): { canvas: HTMLCanvasElement & { toBuffer(type: string): Buffer } } }
			).create(viewport.width, viewport.height);
			await page.render({ canvas, viewport }).promise;
			return canvas.toBuffer('image/png');
		},
	};
}

async function readPage(document: PdfDocument, number: number): Promise<PdfPage> {
	const page = await document.getPage(number);
	const pieces: PdfPage['pieces'] = [];
	const around: { id: string | undefined; artifact: boolean }[] = [];
	for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
		if ('str' in item) {
			const text = item.str;
			if (text.trim() !== '')
				pieces.push({
					text,
					size: Math.hypot(item.transform[2], item.transform[3]),
					id: around.findLast(({ id }) => id !== undefined)?.id,
					artifact: around.some(({ artifact }) => artifact),
				});
		} else if (item.type === 'endMarkedContent') around.pop();
		else around.push({ id: item.id ?? undefined, artifact: Reflect.get(item, 'tag') === 'Artifact' });
	}
	const annotations: { subtype: string; dest?: string; url?: string; contentsObj?: { str: string } }[] = await page.getAnnotations();
	return {
		pieces,
		tags: tagOf(await page.getStructTree()),
		links: annotations.filter(({ subtype }) => subtype === 'Link').map(({ dest, url, contentsObj }) => ({ dest, url, contents: contentsObj?.str ?? '' })),
	};
}

function tagOf(node: StructNode | null): Tag {
	const children = node?.children ?? [];
	return {
		role: node?.role ?? '',
		alt: node === null ? undefined : Reflect.get(node, 'alt'),
		texts: children.flatMap((child) => ('id' in child && child.type === 'content' ? [child.id] : [])),
		children: children.flatMap((child) => ('role' in child ? [tagOf(child)] : [])),
	};
}

/** A tag and all in it. */
export const withInner = (tag: Tag): Tag[] => [tag, ...tag.children.flatMap(withInner)];
