import './api-markdown.css';
import '#ui/prose/code.css';
import '#ui/prose/note.css';
import '#ui/prose/table.css';
import { renderApiMarkdown } from '#openapi/page/render-api-markdown.ts';
import { api } from '#words/api.ts';
import { splitLead } from './split-lead.ts';

/** The description of an operation. The rest of a long text is folded, so that the fields are in the first view. */
export function Lead({ text }: { text: string | undefined }) {
	if (text === undefined || text.trim() === '') return null;
	const { beginning, rest } = splitLead(renderApiMarkdown(text, { topHeading: 2 }));
	return (
		<>
			<div className="words" dangerouslySetInnerHTML={{ __html: beginning }} />
			{rest !== '' && (
				<details>
					<summary>{api.moreOfOperation}</summary>
					<div className="words" dangerouslySetInnerHTML={{ __html: rest }} />
				</details>
			)}
		</>
	);
}
