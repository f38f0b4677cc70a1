import { expect, test } from 'vitest';
import { ownTemplates, templateFaults } from './lint-templates.ts';

/** Faults in our own templates: what is replaced, by what, and what the compiler says to it. */
const FAULTS = [
	{ file: 'src/pages/404.astro', from: 'listed={false}', to: 'isListed={false}', says: /Property 'isListed' does not exist/ },
	{ file: 'src/pages/_home.astro', from: '={site.config.title} path="/"', to: '={site.config.title}', says: /Property 'path' is missing/ },
	{ file: 'src/pages/docs/[atlas].astro', from: 'atlasPage(site, version,', to: "atlasPage(site, 'neu',", says: /not assignable to parameter/ },
	{ file: 'src/pages/_blog.astro', from: '= Astro.props', to: '= Astro.prop', says: /Property 'prop' does not exist/ },
	{ file: 'src/pages/_paper-edition.astro', from: '{ edition, path }', to: '{ edition, paths: path }', says: /Property 'paths' does not exist/ },
	{ file: 'src/layouts/Document.astro', from: 'set:html={bottom}', to: 'set:html={[bottom]}', says: /not assignable to type 'string'/ },
];

test('what is wrong in a template is said with its line, in frontmatter and in markup, and nothing of the sound ones', () => {
	const planted = ownTemplates().map(({ file, text }) => {
		const fault = FAULTS.find((one) => one.file === file);
		return { file, text: fault ? text.replace(fault.from, fault.to) : text };
	});
	const faults = templateFaults(planted);
	for (const { file, to, says } of FAULTS) {
		const text = planted.find((one) => one.file === file)?.text ?? '';
		const line = text.slice(0, text.indexOf(to)).split('\n').length;
		const own = faults.filter((one) => one.startsWith(`${file}:${line} `));
		expect(own, file).toEqual([expect.stringMatching(says)]);
	}
	expect(faults).toHaveLength(FAULTS.length);
});

test('a template that it cannot read is reported', () => {
	expect(templateFaults([{ file: 'src/pages/plain.astro', text: '<p>Hello</p>\n' }])).toEqual(['src/pages/plain.astro:1 does not begin with frontmatter']);
});
