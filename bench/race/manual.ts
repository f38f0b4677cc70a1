import { type Draw, drawFrom } from './draw.ts';

/** A piece of a page, without any program's syntax. */
export type Block =
	| { kind: 'heading'; level: 2 | 3; text: string }
	| { kind: 'paragraph'; text: string }
	| { kind: 'list'; items: readonly string[] }
	| { kind: 'link'; before: string; to: number }
	| { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
	| { kind: 'code'; language: string; text: string }
	| { kind: 'box'; name: 'tip' | 'danger'; title: string; text: string }
	| { kind: 'image'; file: string; text: string };

export interface Page {
	number: number;
	title: string;
	description: string;
	blocks: readonly Block[];
}

/** Pages in one category of the sidebar. */
export const PER_PART = 50;
export const MANUAL_PICTURES = 8;
const SECTIONS = 6;

/** Path of a page, the same in every program. */
export const pageName = (page: number): string => `teil-${Math.floor(page / PER_PART)}/seite-${page}`;

/** What is looked for when the search is measured: every page has this word once. */
export const SEARCHED = 'Messschieber';

/** Pages 0 to `count` − 1 of a manual of about 900 words each. The same number gives the same page, whatever `count` is. */
export function makeManual(count: number): Page[] {
	return Array.from({ length: count }, (_, number) => makePage(number, count));
}

function makePage(number: number, count: number): Page {
	const draw = drawFrom(number + 1);
	const sections = Array.from({ length: SECTIONS }, (_, place) => makeSection(draw, { place, to: draw.below(count) })).flat();
	return {
		number,
		title: `Seite ${number} ${draw.words(2)}`,
		description: draw.sentence(),
		blocks: [
			{ kind: 'paragraph', text: `${draw.paragraph()} ${SEARCHED} ${number}.` },
			...sections,
			{ kind: 'link', before: 'Weiter mit', to: (number + 1) % count },
		],
	};
}

function makeSection(draw: Draw, { place, to }: { place: number; to: number }): Block[] {
	return [
		{ kind: 'heading', level: 2, text: `${place + 1} ${draw.words(2)}` },
		{ kind: 'paragraph', text: draw.paragraph() },
		place % 3 === 0 ? { kind: 'box', name: place === 0 ? 'tip' : 'danger', title: draw.words(2), text: draw.sentence() } : heading(draw, place),
		{ kind: 'paragraph', text: draw.paragraph() },
		place % 2 === 0 ? table(draw) : code(draw, place),
		...(place === 2 ? [{ kind: 'image', file: `bild-${draw.below(MANUAL_PICTURES)}.svg`, text: draw.words(3) } as const] : []),
		{ kind: 'list', items: [draw.words(8), draw.words(6), draw.words(9)] },
		{ kind: 'link', before: draw.words(5), to },
	];
}

function heading(draw: Draw, place: number): Block {
	return { kind: 'heading', level: 3, text: `${place + 1}.1 ${draw.words(2)}` };
}

function table(draw: Draw): Block {
	const rows = Array.from({ length: 6 }, () => [`**${draw.word()}**`, `${draw.below(900)} mm`, draw.words(4)]);
	return { kind: 'table', head: ['Feld', 'Wert', 'Regel'], rows };
}

function code(draw: Draw, place: number): Block {
	const name = draw.plain();
	if (place % 4 === 1)
		return { kind: 'code', language: 'json', text: JSON.stringify({ id: draw.below(9999), name, parts: [draw.plain(), draw.plain()] }, null, 2) };
	return {
		kind: 'code',
		language: 'ts',
		text: `export async function ${name}(id: number): Promise<string> {\n\tconst answer = await fetch(\`/api/${name}/\${id}\`);\n\treturn answer.text(); // ${draw.plain()}\n}`,
	};
}

/** A picture of the manual as SVG. */
export function makePicture(number: number): string {
	const draw = drawFrom(number + 70_000);
	const bars = Array.from({ length: 24 }, (_, place) => {
		const height = 20 + draw.below(160);
		return `<rect x="${place * 20}" y="${200 - height}" width="14" height="${height}" fill="#0b7285"/>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="200" viewBox="0 0 480 200">${bars.join('')}</svg>\n`;
}
