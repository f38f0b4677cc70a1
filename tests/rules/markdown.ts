import { OWN_CONVENTIONS } from '#content/markdown/conventions.ts';
import { markdownFixture } from '#content/markdown/render.fixture.ts';
import type { Plant } from './plant.ts';

const moved = markdownFixture({}, { conventions: { ...OWN_CONVENTIONS, format: 'md', open: true } });
const withFormulas = markdownFixture({}, { conventions: { ...OWN_CONVENTIONS, formulas: true } });
const { render } = markdownFixture({}, { fields: () => new Map([['ding.id', '/docs/felder/#ding.id']]) });

function asFinding(finding: string) {
	const [, rule = '', message = '', hint = ''] = /^([\w-]+):\d+ (.*) → (.*)$/.exec(finding) ?? [];
	return { rule, message, hint };
}

/** Faults in Markdown. */
export const MARKDOWN: readonly Plant[] = [
	{
		name: 'Markdown',
		find: async () => {
			const { findings } = await render('import A from "a";\n\n:::nix\nText\n:::\n\n:status[nix] und [Feld](field:nix.nix) und ![Bild](./fehlt.png)');
			return findings.map(asFinding);
		},
		rules: 'mdx-only unknown-directive unknown-status unknown-field missing-image',
	},
	{
		name: 'Markdown that was written for Docusaurus',
		find: async () => (await moved.render(':::nix\nText\n:::')).findings.map(asFinding),
		rules: 'unknown-box',
	},
	{
		name: 'diagrams and formulas',
		find: async () => (await withFormulas.render('```mermaid\nnix A\n```\n\n$\\nix{a}$')).findings.map(asFinding),
		rules: 'undrawn-diagram undrawn-formula',
	},
];
