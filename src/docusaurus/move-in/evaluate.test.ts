import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { moveIn } from '#words/move-in.ts';
import { askWorker } from './ask-worker.ts';
import { NO_NETWORK } from './close-network.ts';
import { evaluate, MISSING } from './evaluate.ts';
import { withoutNetwork } from './network-settings.ts';

const FILES: Record<string, string> = {
	'esm.js': 'export default { a: 1 };',
	'cjs.js': 'module.exports = { a: 1 };',
	'mixed.js': "const { themes } = require('prism-react-renderer');\nexport default { a: 1, theme: themes.github };",
	'typed.ts':
		"import type { Config } from '@docusaurus/types';\nimport other from './other.json';\nconst a: number = other.a;\nexport default { a } satisfies Config;",
	'other.json': '{ "a": 1 }',
	'function.js': 'module.exports = async function config() { return { a: 1 }; };',
	'required.cjs': "module.exports = { ...require('./cjs.js') };",
	'resolved.js': "module.exports = { a: 1, path: require.resolve('./typed.js') };",
	'later.js': "module.exports = async () => { const math = (await import('remark-math')).default; return { a: 1, list: [math, [math, {}]] }; };",
	'parts.js': 'module.exports = { a: 1, make: function own() {}, pattern: /x/ };',
	'whole.ts': "import * as dotenv from 'dotenv';\nimport * as path from 'node:path';\ndotenv.config();\nexport default { a: path.sep.length };",
	'merged.ts':
		"import { merge } from 'webpack-merge';\nimport common from './packages/common';\nexport default merge(common, { list: [1] }, { a: 1, list: [2] });",
	'wrapped.ts': "import withSearch from 'with-search';\nexport default () => withSearch({ by: 1 })({ a: 1 });",
	'own-require.mjs':
		"import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\nexport default { a: require('./other.json').a, css: require.resolve('react-tweet/theme.css') };",
	'no-default.ts': "import none, { a } from './named';\nexport default { a, none };",
	'named.ts': 'export const a = 1;',
	'placed.ts': "export { default } from './config/inner';",
	'config/inner.ts':
		"import path from 'node:path';\nexport default { a: 1, sidebars: path.resolve(__dirname, './sidebars.ts'), found: require.resolve('./sidebars.ts'), url: import.meta.url };",
	'config/sidebars.ts': 'export default { a: 1 };',
	'faulty.js': "import './config/broken.ts';\nmodule.exports = { a: 1 };",
	'config/broken.ts': 'export default {\n  title: "S", ;\n};',
	'throwing.js': "throw new Error('no such day');",
	'network.js': "module.exports = fetch('https://example.com/').then(() => ({ a: 2 }));",
};

test('a file that hangs, ends the process or is no data says so, and takes no other along', async () => {
	const root = siteFiles({
		'sound.js': 'module.exports = { a: 1 };',
		'circle.js': 'const circle = {}; circle.self = circle; module.exports = circle;',
		'big.js': 'module.exports = { big: 1n };',
		'ending.js': 'process.exit(0);',
		'failing.js': 'process.exit(3);',
		'later.js': "setTimeout(() => { throw new Error('no such day'); }); module.exports = new Promise(() => {});",
	});
	const of = async (...names: string[]) => (await evaluate(names.map((name) => join(root, name)))).map((each) => ('error' in each ? each.error : each.value));
	expect(await of('circle.js', 'big.js', 'sound.js')).toEqual([expect.stringContaining('circular'), expect.stringContaining('BigInt'), { a: 1 }]);
	expect(await of('ending.js', 'failing.js', 'later.js', 'sound.js')).toEqual([moveIn.endedEarly(0), moveIn.endedEarly(3), 'no such day', { a: 1 }]);
});

test('what a configuration starts and leaves running keeps nobody waiting', { timeout: 20_000 }, async () => {
	const started = `require('node:child_process').spawn(process.execPath, ['-e', "setTimeout(() => {}, 60000)"], { stdio: 'inherit', detached: true })`;
	const root = siteFiles({ 'starting.js': `const child = ${started};\nchild.unref();\nmodule.exports = { pid: child.pid };` });
	const [result] = await evaluate([join(root, 'starting.js')], { limit: 60_000 });
	expect(result).toEqual({ value: { pid: expect.any(Number) } });
	process.kill(Object(result && 'value' in result && result.value).pid);
});

test('what does not hear that its time is over is ended all the same', async () => {
	const root = siteFiles({ 'deaf.js': "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); module.exports = new Promise(() => {});" });
	expect(await evaluate([join(root, 'deaf.js')], { limit: 3000 })).toEqual([{ error: moveIn.tooSlow(3) }]);
});

test('configuration in every form that Docusaurus loads is plain data, and what cannot be read says why', async () => {
	const root = siteFiles(FILES);
	const names = Object.keys(FILES);
	const results = await evaluate(names.map((name) => join(root, name)));
	const of = (name: string) => results[names.indexOf(name)];
	for (const name of names.filter((name) => !/^(?:faulty|config\/broken|throwing|network)/.test(name)))
		expect(of(name), name).toMatchObject({ value: { a: 1 } });
	expect(of('parts.js')).toEqual({ value: { a: 1, make: { function: 'own' }, pattern: { pattern: '/x/' } } });
	expect(of('resolved.js')).toEqual({ value: { a: 1, path: join(root, 'typed.ts') } });
	expect(of('later.js')).toEqual({ value: { a: 1, list: [{ [MISSING]: 'remark-math' }, [{ [MISSING]: 'remark-math' }, {}]] } });
	expect(of('merged.ts')).toEqual({ value: { a: 1, list: [1, 2] } });
	const sidebars = join(root, 'config/sidebars.ts');
	expect(of('placed.ts')).toEqual({ value: { a: 1, sidebars, found: sidebars, url: pathToFileURL(join(root, 'config/inner.ts')).href } });
	expect(of('mixed.js')).toEqual({ value: { a: 1 } });
	expect(of('throwing.js')).toEqual({ error: 'no such day' });
	expect(of('network.js')).toEqual({ error: NO_NETWORK });
	for (const name of ['faulty.js', 'config/broken.ts']) expect(of(name)).toEqual({ error: 'Unexpected token (broken.ts:2:15)' });
});

test('what texts and comments of a configuration say of code stays as it is written', async () => {
	const said = ['import()', 'see require.resolve("react")', 'Vite: import.meta.url', '__toESM(x)', '<code>import.meta.dirname</code>'];
	const root = siteFiles({
		'single.js': `module.exports = { said: [${said.map((text) => `'${text}'`).join(', ')}] }; // import.meta.url, require.resolve('x')`,
		'double.mjs': `export default { said: [${said.map((text) => JSON.stringify(text)).join(', ')}] };`,
		'template.ts': `const dirname: string = __dirname;\nexport default { said: [${said.map((text) => `\`${text}\``).join(', ')}], dirname };`,
		'declared.mjs': "import { dirname as __dirname } from 'node:path';\nexport default { said: __dirname('/a/b') };",
		'hash-bang.js': '#!/usr/bin/env node\nconst { resolve } = require;\nmodule.exports = { said: [__filename, resolve("./double.mjs")] };',
	});
	const of = async (name: string) => (await evaluate([join(root, name)]))[0];
	expect(await of('single.js')).toEqual({ value: { said } });
	expect(await of('double.mjs')).toEqual({ value: { said } });
	expect(await of('template.ts')).toEqual({ value: { said, dirname: root } });
	expect(await of('declared.mjs')).toEqual({ value: { said: '/a' } });
	expect(await of('hash-bang.js')).toEqual({ value: { said: [join(root, 'hash-bang.js'), join(root, 'double.mjs')] } });
});

test.each(['given.mjs', 'given.js'])('the default of an installed package is what it says by itself: %s', async (name) => {
	const root = siteFiles({
		'package.json': '{ "type": "module" }',
		'node_modules/esm-plugin/package.json': '{ "name": "esm-plugin", "type": "module", "exports": "./index.js" }',
		'node_modules/esm-plugin/index.js': 'export default function esmPlugin() {}',
		'node_modules/marked-plugin/package.json': '{ "name": "marked-plugin" }',
		'node_modules/marked-plugin/index.js': 'exports.__esModule = true;\nexports.default = function marked() {};',
		'node_modules/plain-plugin/package.json': '{ "name": "plain-plugin" }',
		'node_modules/plain-plugin/index.js': 'module.exports = function plain() {};',
		[name]:
			"import esm from 'esm-plugin';\nimport marked from 'marked-plugin';\nimport plain from 'plain-plugin';\nexport default { list: [esm, marked, plain] };",
	});
	const [result] = await evaluate([join(root, name)]);
	const list = [
		['esmPlugin', 'esm-plugin'],
		['marked', 'marked-plugin'],
		['plain', 'plain-plugin'],
	].map(([made, from]) => ({ function: made, from }));
	expect(result).toEqual({ value: { list } });
});

test('a configuration that is prepared for a machine without network is read', async () => {
	const heard = "new Promise((resolve) => { START.on('error', () => resolve({ a: 1 })); })";
	const root = siteFiles({
		'fetch.js': "module.exports = fetch('https://example.com/').catch(() => ({ a: 1 }));",
		'https.js': `module.exports = ${heard.replace('START', "require('node:https').get('https://example.com/')")};`,
		'http2.js': `module.exports = ${heard.replace('START', "require('node:http2').connect('https://example.com/')")};`,
		'net.js': `module.exports = ${heard.replace('START', "require('node:net').connect(80, 'example.com')")};`,
		'dgram.js':
			"module.exports = new Promise((resolve) => { require('node:dgram').createSocket('udp4').send('x', 9, '127.0.0.1', (error) => resolve({ a: error ? 1 : 2 })); });",
		'bound.js': `module.exports = ${heard.replace('START', "require('node:dgram').createSocket('udp4').bind(0, '127.0.0.1')")};`,
		'dns.js': "module.exports = new Promise((resolve) => { require('node:dns').lookup('localhost', (error) => resolve({ a: error ? 1 : 2 })); });",
		'dns-promises.js':
			"module.exports = Promise.allSettled([require('node:dns/promises').lookup('localhost'), new (require('node:dns').promises.Resolver)().resolve4('example.com')]).then((all) => ({ a: all.every(({ status }) => status === 'rejected') ? 1 : 2 }));",
		'node_modules/early/package.json': '{ "name": "early", "type": "module", "exports": "./index.js" }',
		'node_modules/early/index.js': "import { connect } from 'node:net';\nexport { connect };",
		'imported.js': `module.exports = ${heard.replace('START', "require('early').connect(9, '127.0.0.1')")};`,
		'tls.js': `module.exports = ${heard.replace('START', "require('node:tls').connect(443, 'example.com')")};`,
	});
	const names = ['fetch.js', 'https.js', 'http2.js', 'net.js', 'tls.js', 'dgram.js', 'bound.js', 'dns.js', 'dns-promises.js', 'imported.js'];
	expect(await evaluate(names.map((name) => join(root, name)))).toEqual(names.map(() => ({ value: { a: 1 } })));
});

test('threads and programs that a configuration starts have no network either, and may print', { timeout: 20_000 }, async () => {
	const asked = "fetch('https://example.com/').then(() => 'open', (error) => error.message)";
	const threaded = (options: string) => `module.exports = new Promise((resolve) => {
		const { Worker } = require('node:worker_threads');
		new Worker("${asked}.then((said) => require('node:worker_threads').parentPort.postMessage(said))", { eval: true, ${options} }).on('message', resolve);
	});`;
	const started = (options: string) =>
		`module.exports = require('node:child_process').execFileSync(process.execPath, ['-e', "${asked}.then(console.log)"], { encoding: 'utf8', ${options} }).trim();`;
	const root = siteFiles({
		'thread.js': threaded(''),
		'thread-by-name.js': threaded("name: 'asking', env: { ...process.env, LANG: 'C' }"),
		'program.js': started(''),
		'own-settings.js': started('env: { ...process.env, LANG: "C" }'),
		'forked.js': "module.exports = new Promise((resolve) => { require('node:child_process').fork(require.resolve('./asking.js')).on('message', resolve); });",
		'asking.js': `${asked}.then((said) => process.send(said));`,
	});
	const names = ['thread.js', 'thread-by-name.js', 'program.js', 'own-settings.js', 'forked.js'];
	expect(await evaluate(names.map((name) => join(root, name)))).toEqual(names.map(() => ({ value: NO_NETWORK })));
});

test('programs that are not written for Node are told of a proxy that is not there', () => {
	expect(withoutNetwork({ NODE_OPTIONS: '--no-warnings', no_proxy: '*' })).toMatchObject({
		NODE_OPTIONS: expect.stringMatching(/^--no-warnings --require="/),
		https_proxy: expect.stringContaining('127.0.0.1'),
		HTTP_PROXY: expect.stringContaining('127.0.0.1'),
		no_proxy: '',
	});
});

test('a process that ends before it has read what it was told says why', async () => {
	await expect(askWorker('no-worker.ts', { args: [], input: ' '.repeat(5_000_000) })).rejects.toThrow('no-worker.ts');
});
