import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (pattern: string) => Object.fromEntries(globSync(pattern).map((path) => [path, readFileSync(path, 'utf8')]));
const FIGURES = read('product/figures/*.tsx');
const SHEETS = read('src/ui/figures/*.css');
const PARTS = read('src/ui/figures/*.tsx');
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The sheets that a file brings along: by name, or with the parts that it draws with. */
function sheetsOf(code: string): string[] {
	const own = [...code.matchAll(/import '(?:#ui\/figures|\.)\/([\w-]+\.css)'/g)].map(([, sheet = '']) => sheet);
	const parts = [...code.matchAll(/from '#ui\/figures\/(\w+\.tsx)'/g)].map(([, part = '']) => part);
	const ofParts = Object.entries(PARTS).flatMap(([path, part]) => (parts.includes(nameOf(path)) ? sheetsOf(part) : []));
	return [...own, ...ofParts];
}

test('a figure that writes a class of the parts brings the style sheet of the class along', () => {
	const owners = new Map(Object.entries(SHEETS).flatMap(([path, css]) => [...css.matchAll(/^\t\.([\w-]+)/gm)].map(([, name = '']) => [name, nameOf(path)])));
	expect(owners.get('marked')).toBe('drawn-controls.css');
	const missing = Object.entries(FIGURES).flatMap(([path, code]) =>
		[...code.matchAll(/className="([^"]*)"/g)]
			.flatMap(([, names = '']) => names.split(' '))
			.flatMap((name) => {
				const sheet = owners.get(name);
				return sheet === undefined || sheetsOf(code).includes(sheet) ? [] : [`${nameOf(path)}: .${name} of ${sheet}`];
			}),
	);
	expect([...new Set(missing)]).toEqual([]);
});
