import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Syllables that make words of German shape; the text only has to weigh what a real page weighs. */
const SYLLABLES = [
	'prüf',
	'mit',
	'tel',
	'ka',
	'li',
	'brie',
	'rung',
	'mess',
	'wert',
	'be',
	'reich',
	'frist',
	'la',
	'bor',
	'ge',
	'rät',
	'num',
	'mer',
	'da',
	'tei',
	'an',
	'zei',
	'ge',
	'soll',
	'ist',
	'ab',
	'wei',
	'chung',
];

/** Deterministic numbers from 0 to 1 (Mulberry32). */
function random(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

/**
 * Writes a site of `pages` pages into `folder`: of seven sections (about 1,000 words) each with tables, code, boxes and links, in categories of fifty.
 * The same numbers always give the same files.
 */
export function generateSite(folder: string, pages: number, sections = 7): void {
	write(folder, 'site.config.ts', CONFIG);
	for (let page = 0; page < pages; page++) {
		const part = Math.floor(page / 50);
		if (page % 50 === 0)
			write(folder, `docs/teil-${part}/_category_.json`, JSON.stringify({ label: `Teil ${part}`, position: part, link: { type: 'generated-index' } }));
		write(folder, `docs/teil-${part}/seite-${page}.md`, pageText(page, sections));
	}
}

function write(folder: string, file: string, text: string): void {
	mkdirSync(dirname(join(folder, file)), { recursive: true });
	writeFileSync(join(folder, file), text);
}

const CONFIG = `import { defineSite } from 'nonius/site';

export default defineSite({
	title: 'Große Website',
	tagline: 'Viele Seiten, gleiche Last.',
	url: 'https://gross.example.com',
	copyright: { year: 2025, holder: 'Beispiel' },
	navbar: [{ type: 'docSidebar', label: 'Handbuch', sidebar: 'docs' }],
});
`;

function pageText(page: number, sections: number): string {
	const next = random(page + 1);
	const pick = (count: number) => Math.floor(next() * count);
	const word = () => Array.from({ length: 1 + pick(3) }, () => SYLLABLES[pick(SYLLABLES.length)]).join('');
	const words = (count: number) => Array.from({ length: count }, word).join(' ');
	const sentence = () => `${words(10 + pick(8))}.`.replace(/^./, (letter) => letter.toUpperCase());
	const paragraph = () => Array.from({ length: 4 }, sentence).join(' ');
	const section = (number: number) => `## Abschnitt ${number} ${word()} {#abschnitt-${number}}

${paragraph()}

${number % 3 === 0 ? `:::tip\n${sentence()}\n:::\n` : `### ${word()} und ${word()}\n`}
${paragraph()}

${number % 2 === 0 ? `| Feld | Wert | Regel |\n|---|---|---|\n${Array.from({ length: 6 }, () => `| **${word()}** | ${pick(900)} mm | ${words(4)} |`).join('\n')}` : `\`\`\`json title="Beispiel"\n${JSON.stringify({ id: pick(9999), name: word(), wert: pick(100) / 10, teile: [word(), word()] }, null, 2)}\n\`\`\``}

- ${words(6)}, siehe [Seite ${Math.max(0, page - 1)}](../teil-${Math.floor(Math.max(0, page - 1) / 50)}/seite-${Math.max(0, page - 1)}.md)
- ${words(8)}
`;
	return `---\ntitle: Seite ${page}\ndescription: ${sentence()}\nsidebar_position: ${page % 50}\n---\n\n${paragraph()}\n\n${Array.from({ length: sections }, (_, number) => section(number)).join('\n')}`;
}
