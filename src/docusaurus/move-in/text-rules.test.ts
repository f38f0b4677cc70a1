import { expect, test } from 'vitest';
import { textRules } from './text-rules.ts';

test.each<[string, unknown, string[]]>([
	['a type', { test: /\.ya?ml$/, type: 'asset/source' }, ['\\.ya?ml$']],
	['a loader', { test: /\.yaml$/, loader: 'raw-loader' }, ['\\.yaml$']],
	['loaders in a list', { test: [/\.tf$/, /\.sql$/], use: [{ loader: '/site/node_modules/raw-loader/dist/cjs.js', options: {} }] }, ['\\.tf$', '\\.sql$']],
	['another loader', { test: /\.yaml$/, use: 'yaml-loader' }, []],
	['a query', { test: /\.js$/, resourceQuery: /raw/, type: 'asset/source' }, []],
	['a folder', { test: /\.mdx?$/, include: '/site/snippets', use: 'raw-loader' }, []],
	['who imports it', { test: /\.svg$/, issuer: /\.css$/, type: 'asset/source' }, []],
	['a pattern for which capitals do not count', { test: /\.TXT$/i, type: 'asset/source' }, ['(?i:\\.TXT$)']],
	['a function', { test: () => true, type: 'asset/source' }, []],
	['no rule', null, []],
])('files that are texts for the bundler: %s', (_, rule, expected) => {
	expect(textRules([rule])).toEqual(expected);
	for (const source of expected) expect(() => new RegExp(source)).not.toThrow();
});
