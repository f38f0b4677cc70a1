import './api-markdown.css';
import '#ui/prose/code.css';
import '#ui/prose/note.css';
import '#ui/prose/table.css';
import { renderApiMarkdown } from '#openapi/page/render-api-markdown.ts';

interface ApiMarkdownProps {
	text: string | undefined;
	className?: string;
	/** Level of the highest heading in the text; 4 below a heading of the page. */
	topHeading?: number;
}

/** A text of the description: Markdown of unknown origin. The output of the renderer is safe. */
export function ApiMarkdown({ text, className = 'words', topHeading }: ApiMarkdownProps) {
	if (text === undefined || text.trim() === '') return null;
	return <div className={className} dangerouslySetInnerHTML={{ __html: renderApiMarkdown(text, topHeading === undefined ? {} : { topHeading }) }} />;
}
