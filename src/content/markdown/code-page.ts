/** Whether a file is code that draws a page, as sites of Docusaurus have them. */
export const isCodePage = (file: string): boolean => /\.[jt]sx?$/.test(file);

/** How a property of an element may be written when its value is a text; `translate` takes the text of the site's own language. */
const VALUES = [`="([^"{}]*)"`, `=\\{\\s*(?:"([^"]*)"|'([^']*)'|\`([^\`$]*)\`)\\s*\\}`, `=\\{\\s*translate\\(\\{[^}]*?message:\\s*(?:"([^"]*)"|'([^']*)')`];

/** The text that stands for such a page: what it says of itself to its `<Layout>`, and its component. */
export function codePageText(file: string, code: string): string {
	const layout = /<Layout\b(?:[^<>]|=>)*/.exec(code)?.[0] ?? '';
	const said = (name: string) => VALUES.map((value) => new RegExp(`\\b${name}${value}`).exec(layout)?.slice(1).find(Boolean)).find(Boolean);
	const head = ['title', 'description'].flatMap((name) => {
		const value = said(name);
		return value === undefined ? [] : [`${name}: ${JSON.stringify(value)}\n`];
	});
	return `---\n${head.join('')}---\n\nimport Page from './${file.replace(/^.*\//, '')}';\n\n<Page />\n`;
}
