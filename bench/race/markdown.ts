import type { Block, Page } from './manual.ts';

/** How a program wants what Markdown itself does not say. */
export interface Dialect {
	/** Address of another page as it stands in a text. */
	link(page: number): string;
	box(box: { name: 'tip' | 'danger'; title: string; text: string }): string;
	/** Whether the title stands in the text besides the front matter. */
	titleInText?: boolean;
	/** Further lines of the front matter. */
	frontMatter?(page: Page): string;
}

/** The page as the text of a file in this dialect. */
export function toMarkdown(page: Page, dialect: Dialect): string {
	const front = `---\ntitle: ${page.title}\ndescription: ${page.description}\n${dialect.frontMatter?.(page) ?? ''}---\n`;
	const title = dialect.titleInText ? [`# ${page.title}`] : [];
	return [front, ...title, ...page.blocks.map((block) => write(block, dialect))]
		.join('\n\n')
		.replace(/\n{3,}/g, '\n\n')
		.concat('\n');
}

function write(block: Block, dialect: Dialect): string {
	switch (block.kind) {
		case 'heading':
			return `${'#'.repeat(block.level)} ${block.text}`;
		case 'paragraph':
			return block.text;
		case 'list':
			return block.items.map((item) => `- ${item}`).join('\n');
		case 'link':
			return `${block.before} [Seite ${block.to}](${dialect.link(block.to)}).`;
		case 'table':
			return [block.head, block.head.map(() => '---'), ...block.rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
		case 'code':
			return `\`\`\`${block.language}\n${block.text}\n\`\`\``;
		case 'box':
			return dialect.box(block);
		case 'image':
			return `![${block.text}](/bilder/${block.file})`;
	}
}

/** The box of Docusaurus, which Starlight and we write as well. */
export const colonBox: Dialect['box'] = ({ name, title, text }) => `:::${name}[${title}]\n\n${text}\n\n:::`;
