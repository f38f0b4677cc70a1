import './api-markdown.css';
import '#ui/prose/code.css';
import '#ui/prose/note.css';
import '#ui/prose/table.css';
import { renderApiMarkdown } from '#openapi/page/render-api-markdown.ts';
import { createSectionIds } from '#openapi/page/section-id.ts';

interface ApiMarkdownProps {
	text: string | undefined;
	className?: string;
	/** Level of the highest heading in the text; 4 below a heading of the page. */
	topHeading?: number;
	/** Headings get ids of their own. */
	isDocument?: boolean;
}

/** A text of the description: Markdown that anybody may have written. What comes out of the renderer is safe. */
export function ApiMarkdown({ text, className = 'words', topHeading, isDocument = false }: ApiMarkdownProps) {
	if (text === undefined || text.trim() === '') return null;
	const options = { ...(topHeading !== undefined && { topHeading }), ...(isDocument && { headingId: createSectionIds() }) };
	return <div className={className} dangerouslySetInnerHTML={{ __html: renderApiMarkdown(text, options) }} />;
}
