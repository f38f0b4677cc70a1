import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { fileAddresses } from './file-addresses.ts';

test('files beside code: a worker by its path, others as what is published, and a worker that is not there is told', () => {
	const root = siteFiles({ 'src/worker.ts': '', 'src/zaehler/index.js': '' });
	const missing: string[] = [];
	const code = fileAddresses(
		"const a = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module' });\nconst b = new URL('./b.png', import.meta.url).href;\nconst c = new SharedWorker(new URL('./none.ts', import.meta.url));\nconst d = new URL(name, import.meta.url);\nconst e = new Worker(new URL('../worker', import.meta.url));\nconst f = new Worker(new URL('../zaehler', import.meta.url));",
		{ path: join(root, 'src/pages/a.tsx'), site: root, url: 'https://e.example', onMissing: (name) => missing.push(name) },
	);
	expect(code.split('\n')).toEqual([
		'import __file0 from "./b.png?url";',
		`const a = new Worker(new URL(${JSON.stringify(join(root, 'src/worker.ts'))}, import.meta.url), { type: 'module' });`,
		'const b = new URL(__file0, globalThis.location?.href ?? "https://e.example").href;',
		"const c = new SharedWorker(new URL('about:blank'));",
		'const d = new URL(name, import.meta.url);',
		`const e = new Worker(new URL(${JSON.stringify(join(root, 'src/worker.ts'))}, import.meta.url));`,
		`const f = new Worker(new URL(${JSON.stringify(join(root, 'src/zaehler/index.js'))}, import.meta.url));`,
	]);
	expect(missing).toEqual(['./none.ts']);
});
