import { expect, test } from 'vitest';
import { requiresAsImports } from './requires-as-imports.ts';

test.each([
	["const a = require('./a.png').default;", 'import * as __required0 from "./a.png";\nconst a = __required0.default;'],
	[
		"f(require('./a'), require('./b'), require('./a'));",
		'import * as __required0 from "./a";\nimport * as __required1 from "./b";\nf(__required0, __required1, __required0);',
	],
	["module.exports = require('./a');", "module.exports = require('./a');"],
	[
		'show("require(\'./a\') and module.exports", require("./b"))',
		'import * as __required0 from "./b";\nshow("require(\'./a\') and module.exports", __required0)',
	],
	[
		"<BrowserOnly>{() => [require('./map').default, require('./a.png').default]}</BrowserOnly>;",
		'import * as __required0 from "./map?browser-only";\nimport * as __required1 from "./a.png";\n<BrowserOnly>{() => [__required0.default, __required1.default]}</BrowserOnly>;',
	],
	[
		"_jsx(BrowserOnly, { children: () => require('./map').default }); f(() => require('./b'));",
		'import * as __required0 from "./map?browser-only";\nimport * as __required1 from "./b";\n_jsx(BrowserOnly, { children: () => __required0.default }); f(() => __required1);',
	],
	['require.resolve("./a"); require(name); x.require("./a")', 'require.resolve("./a"); require(name); x.require("./a")'],
])('%s', (code, result) => {
	expect(requiresAsImports(code)).toBe(result);
});

test('a name that is known only in part is one of the files that it may be', () => {
	const template = `\`@site/a/\${name}-x.png\``;
	const asked: string[][] = [];
	const code = requiresAsImports(`f(require(${template}).default);`, (...parts) => {
		asked.push(parts);
		return ['@site/a/b-x.png'];
	});
	expect(asked).toEqual([['@site/a/', '-x.png']]);
	expect(code).toContain('import * as __required0 from "@site/a/b-x.png";');
	expect(code).toContain(`f(__pick({ "@site/a/b-x.png": __required0 }, ${template}).default);`);
});

test.each([
	['./a', 'require.context("./a", true, /\\.png$/)', ['./b/y.png', './x.png']],
	['./a', "require.context('./a/', false, /\\.png$/i)", ['./x.png']],
	['./a', "require.context('./a')", ['./b/y.png', './n.txt', './x.png']],
])('the files of a folder: %s in %s', (_, call, keys) => {
	const code = requiresAsImports(`const all = ${call};`, (beginning, end) => {
		expect([beginning, end]).toEqual(['./a/', '']);
		return ['./a/x.png', './a/n.txt', './a/b/y.png'];
	});
	for (const [index, key] of keys.entries()) expect(code).toContain(`import * as __required${index} from "./a/${key.slice(2)}";`);
	const body = code.replace(/^import .*$/gm, '');
	const imported = keys.map((key, index) => `__required${index} = ${JSON.stringify(key)}`).join(', ');
	expect(new Function(`const ${imported};\n${body}\nreturn all.keys().map((key) => [key, all(key)]);`)()).toEqual(keys.map((key) => [key, key]));
});
