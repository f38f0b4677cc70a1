import { expect, test } from 'vitest';
import { renderLead } from './lead.ts';
import { OWN } from './markdown/conventions.ts';
import { siteFiles } from './site-files.fixture.ts';

function lead(file: string, text: string): string | undefined {
	const root = siteFiles({ [file]: text });
	return renderLead(root, file, {
		links: { root, base: '/hilfe/', conventions: OWN, pathOf: () => undefined, hasPage: () => false },
		statuses: [{ label: 'gut', sign: 'check', tone: 'ok', meaning: 'x' }],
	})?.replaceAll('\n', '');
}

test('is what stands above the marker, as HTML of the site', () => {
	expect(lead('blog/a.md', '---\ntitle: T\n---\n\nEin [Weg](/docs/), Stand :status[gut].\n\n<!-- truncate -->\n\nMehr.')).toBe(
		'<p>Ein <a href="/hilfe/docs/">Weg</a>, Stand <span class="status tone-ok sign-check">gut</span>.</p>',
	);
});

test('has no title of its own', () => {
	expect(lead('blog/a.md', '# Titel\n\nText.\n\n<!-- truncate -->\n')).toBe('<p>Text.</p>');
});

test('of a post with components has their content, without imports', () => {
	const text = "import { Box } from '../Box.tsx';\n\nText davor.\n\n<Box wide>\n\nText darin.\n\n</Box>\n\n{/* truncate */}\n\nMehr.";
	expect(lead('blog/a.mdx', text)).toBe('<p>Text davor.</p><p>Text darin.</p>');
});

test('is missing without a marker', () => {
	expect(lead('blog/a.md', 'Text.')).toBeUndefined();
});
