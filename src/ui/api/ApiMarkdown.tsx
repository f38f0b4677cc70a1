import { renderApiMarkdown } from '#openapi/render-api-markdown.ts';

/** A text of the description: Markdown that anybody may have written. What comes out of the renderer is safe. */
export function ApiMarkdown({ text, className }: { text: string | undefined; className?: string }) {
	if (text === undefined || text.trim() === '') return null;
	return <div className={className ?? 'words'} dangerouslySetInnerHTML={{ __html: renderApiMarkdown(text) }} />;
}
