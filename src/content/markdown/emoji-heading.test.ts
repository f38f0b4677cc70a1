import { expect, test } from 'vitest';
import { OWN_CONVENTIONS } from './conventions.ts';
import { markdownFixture } from './render.fixture.ts';

const { render } = markdownFixture({}, { conventions: { ...OWN_CONVENTIONS, emoji: true } });

test('a heading shows the character, and its id is made of the name', async () => {
	const { html, headings } = await render('## :rocket: Launch\n\n### **Bold :tada:** and `:tada:`\n\n## 🚀 Launch\n\n## :none-such:\n\n## :rocket: Own {#own}');
	expect(headings.map(({ slug, text }) => [slug, text])).toEqual([
		['rocket-launch', '🚀 Launch'],
		['bold-tada-and-tada', 'Bold 🎉 and :tada:'],
		['-launch', '🚀 Launch'],
		['none-such', ':none-such:'],
		['own', '🚀 Own'],
	]);
	expect(html).toContain('<code>:tada:</code>');
	expect(html).not.toContain('data-named');
});
