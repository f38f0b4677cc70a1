import '#ui/prose/code.css';
import { copy } from '#words/copy.ts';

/** Coloured code in a frame with a copy button, like the code blocks of the manual. `html` comes from the highlighter. */
export function CodeBlock({ html }: { html: string }) {
	return (
		<div className="code">
			<button type="button" data-copy="">
				{copy.copy}
			</button>
			<pre>
				<code dangerouslySetInnerHTML={{ __html: html }} />
			</pre>
		</div>
	);
}
