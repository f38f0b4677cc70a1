import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_IDS } from '#schema/rule-ids.ts';
import { PROGRAM } from '#site/program.ts';
import * as breakpoints from '#ui/theme/breakpoints.ts';
import { filesUnderLaw, importsOf, lawbreakers, roomOf } from '../commands/lint-imports.ts';
import { repeatedNames } from '../commands/lint-names.ts';

/** Counts that say how tidy the program is, a line each: `node bench/house.ts`. What the linters and `scale.test.ts` hold at nothing is counted as well. */
const files = filesUnderLaw(PROGRAM);
const code = files.filter(({ file }) => /\.tsx?$/.test(file));
const sheets = globSync(['src/**/*.css', 'product/**/*.css'], { cwd: PROGRAM }).map((file) => ({
	file,
	css: readFileSync(join(PROGRAM, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
}));
/** Tokens are said once; a printed manual has sizes of its own, and so have the pictures of `product/`. */
const ofProgram = sheets.filter(({ file }) => file.startsWith('src/') && !/\/(?:tokens|paper)\.css$/.test(file));
const ofProduct = sheets.filter(({ file }) => file.startsWith('product/'));

const lines = code.map(({ text }) => text.split('\n').length - 1).sort((a, b) => a - b);
const share = (part: number) => lines[Math.floor(lines.length * part)] ?? 0;
const sizes = new Set(ofProgram.flatMap(({ css }) => [...css.matchAll(/font-size:\s*([^;}]+)/g)].map(([, size = '']) => size.trim())));
const widths = (list: typeof sheets) => new Set(list.flatMap(({ css }) => css.match(/@(?:media|container)[^{]*?\bwidth\b[^{]*/g) ?? [])).size;
/** The black of masks and colours within addresses do not count. */
const colours = (list: typeof sheets) =>
	list.flatMap(({ css }) => css.replace(/url\("[^"]*"\)/g, '').match(/#(?!000(?:0)?\b)[\da-f]{3,8}\b|(?:rgb|hsl|oklch)a?\(/g) ?? []);

/** The rooms that each room imports from. */
const arrows = new Map<string, Set<string>>();
for (const { file, text } of files) {
	const from = roomOf(file);
	for (const { target } of importsOf(file, text)) {
		const to = target === undefined ? undefined : roomOf(target);
		if (from !== undefined && to !== undefined && from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
	}
}
const back = [...arrows].flatMap(([from, all]) => [...all].filter((to) => from < to && arrows.get(to)?.has(from)).map((to) => `${from} ↔ ${to}`));

const counts: Readonly<Record<string, unknown>> = {
	'rules in the registry': RULE_IDS.length,
	'names that stand twice': repeatedNames(code).length,
	'files of code': lines.length,
	'lines: median, p90, most': [share(0.5), share(0.9), lines.at(-1)].join(', '),
	'files above 220 lines': lines.filter((count) => count > 220).length,
	'sizes of type': `${sizes.size} (${[...sizes].sort().join(', ')})`,
	'named breakpoints': Object.keys(breakpoints).length,
	'widths written out, in src and product': `${widths(ofProgram)}, ${widths(ofProduct)}`,
	'colours outside of tokens, in src and product': `${colours(ofProgram).length}, ${colours(ofProduct).length}`,
	'imports against the law': lawbreakers(PROGRAM).length,
	'rooms and arrows between them': `${new Set(files.map(({ file }) => roomOf(file))).size}, ${[...arrows.values()].reduce((sum, all) => sum + all.size, 0)}`,
	'rooms that import each other (each file of theirs one way)': back.join(', ') || 'none',
};
for (const [name, count] of Object.entries(counts)) console.log(`${name}: ${count}`);
