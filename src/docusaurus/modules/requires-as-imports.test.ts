import { expect, test } from 'vitest';
import { requiresAsImports } from './requires-as-imports.ts';

test.each([
	["const a = require('./a.png').default;", 'import * as __required0 from "./a.png";\nconst a = __required0.default;'],
	[
		"f(require('./a'), require('./b'), require('./a'));",
		'import * as __required0 from "./a";\nimport * as __required1 from "./b";\nf(__required0, __required1, __required0);',
	],
	["module.exports = require('./a');", "module.exports = require('./a');"],
	['require.resolve("./a"); require(name); x.require("./a")', 'require.resolve("./a"); require(name); x.require("./a")'],
])('%s', (code, result) => {
	expect(requiresAsImports(code)).toBe(result);
});
