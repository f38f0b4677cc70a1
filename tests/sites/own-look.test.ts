import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildInto, temporaryFolder, writeSources } from './build-fixture.ts';

/** A site with what owners bring along: a colour, style sheets, a typeface, diagrams and formulas. */
const FILES = {
	'site.config.ts': `import { defineSite } from 'nonius/site';
export default defineSite({
	title: 'Probe', url: 'https://probe.example.com', copyright: { year: 2025, holder: 'Probe' },
	theme: { accent: 'rebeccapurple', styles: ['look/site.css'] }, markdown: { math: true },
});
`,
	'look/site.css':
		"@import './more.css';\n@font-face { font-family: Own; src: url('./own.woff2'); }\n:root { --sans: Own, sans-serif; }\n.nowhere { color: red; }\n",
	'look/more.css': 'h1 { letter-spacing: 0.125em; }\n',
	'look/own.woff2': 'a typeface',
	'docs/plain.md': '---\ntitle: Schlicht\n---\n\nText.\n',
	'docs/drawn.md': '---\ntitle: Gezeichnet\n---\n\nEs gilt $a^2$.\n\n```mermaid\nflowchart LR\nAnfang --> Ende\n```\n',
	'docs/part.mdx': "---\ntitle: Teil\n---\nimport { Part } from '../look/Part.tsx';\n\n<Part />\n\nEs gilt $\\frac{a}{b}$.\n",
	'look/Part.tsx': 'export const Part = () => <b>Bauteil</b>;\n',
};

let built: BuiltSite;
beforeAll(async () => {
	const folder = temporaryFolder();
	writeSources(join(folder, 'site'), FILES);
	built = await buildInto(join(folder, 'site'), join(folder, 'dist'));
});

test('every page has the colour of the site, in both modes', () => {
	for (const [path, html] of built.pages) expect(html, path).toMatch(/:root\{--accent:light-dark\(#663399,#[0-9a-f]{6}\);--accent-strong:/);
});

test('rules of its style sheets hold where they have something to hold for', () => {
	const html = built.text('/docs/plain/');
	expect(html).toContain('letter-spacing:.125em');
	expect(html).not.toContain('.nowhere');
	expect(built.files.filter((file) => /^\/_astro\/own\.[\w-]+\.woff2$/.test(file) && html.includes(file))).toHaveLength(1);
});

test('diagrams and formulas are drawn, and weigh nothing elsewhere', () => {
	expect(built.text('/docs/drawn/')).toMatch(/<math>[\s\S]*<div class="diagram" data-source="flowchart[\s\S]*?"><svg[\s\S]*>Anfang</);
	expect(built.text('/docs/part/')).toMatch(/<b>Bauteil<\/b>[\s\S]*<mfrac><mi>a<\/mi><mi>b<\/mi><\/mfrac>/);
	expect(built.text('/docs/drawn.md')).toContain('Es gilt $a^2$.\n\n```mermaid\nflowchart LR\nAnfang --> Ende\n```');
	expect(built.text('/docs/plain/')).not.toMatch(/diagram|formula|<math/);
});
