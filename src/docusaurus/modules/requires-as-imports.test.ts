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
