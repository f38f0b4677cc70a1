import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseStyles, type StyleNode } from '#finished-page/style-sheet.ts';

/** Sheets that are loaded with every page, and sheets that scripts load when they need them. */
const ELSEWHERE = /^src\/(ui\/theme|client)\//;

/** Classes that a sheet has a rule for by themselves, without another class around them. */
function ownClasses(nodes: readonly StyleNode[]): string[] {
	return nodes.flatMap((node) => {
		if ('text' in node) return [];
		if (node.needs === undefined) return ownClasses(node.children);
		return node.needs.flatMap((names) => {
			const classes = names.filter((name) => name.startsWith('.'));
			return classes.length === 1 ? classes : [];
		});
	});
}

const owners = new Map<string, Set<string>>();
for (const file of globSync('src/**/*.css')) {
	for (const name of ownClasses(parseStyles(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')))) {
		owners.set(name.slice(1), (owners.get(name.slice(1)) ?? new Set()).add(file));
	}
}

/** Classes that a component writes, as far as they stand in it letter by letter. */
const classesIn = (code: string) =>
	[...code.matchAll(/class(?:Name)?=(?:"([^"]*)"|\{([^}]*)\})/g)].flatMap(([, plain, computed = '']) =>
		(plain ?? [...computed.matchAll(/'([^']*)'/g)].map(([, text]) => text).join(' ')).split(/\s+/),
	);

const importsOf = (file: string, code: string) =>
	[...code.matchAll(/^import '([^']*\.css)'/gm)].map(([, path = '']) => (path.startsWith('#') ? resolve('src', path.slice(1)) : resolve(dirname(file), path)));

describe('styles come with their components', () => {
	test('every class belongs to one style sheet', () => {
		expect([...owners].filter(([, files]) => files.size > 1).map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
	});

	test('every component imports the style sheets of the classes that it writes', () => {
		const components = globSync(['src/ui/**/*.tsx', 'src/reference/**/*.tsx']).filter((file) => !file.includes('.test.'));
		expect(components.length).toBeGreaterThan(60);
		const missing = components.flatMap((file) => {
			const code = readFileSync(file, 'utf8');
			const imported = importsOf(file, code);
			return classesIn(code).flatMap((name) => {
				const [owner] = owners.get(name) ?? [];
				return owner === undefined || ELSEWHERE.test(owner) || imported.includes(resolve(owner)) ? [] : [`${file}: .${name} of ${owner}`];
			});
		});
		expect(missing).toEqual([]);
	});
});
