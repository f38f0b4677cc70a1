/** Whether a file is a page written as code, as in Docusaurus. */
export const isCodePage = (file: string): boolean => /\.[jt]sx?$/.test(file);

/** Ways to write a string property of an element; of `translate`, the text in the site's own language. */
const VALUES = [`="([^"{}]*)"`, `=\\{\\s*(?:"([^"]*)"|'([^']*)'|\`([^\`$]*)\`)\\s*\\}`, `=\\{\\s*translate\\(\\{[^}]*?message:\\s*(?:"([^"]*)"|'([^']*)')`];

/** A Markdown text that stands for such a page: the properties of its `<Layout>` as front matter, and its component. */
export function codePageText(file: string, code: string): string {
	const layout = /<Layout\b(?:[^<>]|=>)*/.exec(code)?.[0] ?? '';
	const said = (name: string) => VALUES.map((value) => new RegExp(`\\b${name}${value}`).exec(layout)?.slice(1).find(Boolean)).find(Boolean);
	const head = ['title', 'description'].flatMap((name) => {
		const value = said(name);
		return value === undefined ? [] : [`${name}: ${JSON.stringify(value)}\n`];
	});
	return `---\n${head.join('')}---\n\nimport Page from './${file.replace(/^.*\//, '')}';\n\n<Page />\n`;
}
