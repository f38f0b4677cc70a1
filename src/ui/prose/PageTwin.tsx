import './page-twin.css';
import { mark } from '#chrome/contract.ts';
import { copy } from '#words/copy.ts';

/** The page as Markdown: its file, and a button that copies it. @param href address of the file. */
export function PageTwin({ href }: { href: string }) {
	return (
		<span className="page-twin screen-only" data-search-skip="">
			<a href={href} type="text/markdown">
				{copy.asMarkdown}
			</a>
			<button type="button" {...mark('copy')}>
				{copy.page}
			</button>
		</span>
	);
}
