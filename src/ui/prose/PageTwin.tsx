import './page-twin.css';
import { mark } from '#chrome/contract.ts';
import { pageTwin } from '#words/page-twin.ts';

/** The page as Markdown: its file, and a button that copies it. @param href address of the file. */
export function PageTwin({ href }: { href: string }) {
	return (
		<span className="page-twin screen-only" data-search-skip="">
			<a href={href} type="text/markdown">
				{pageTwin.link}
			</a>
			<button type="button" {...mark('copy')}>
				{pageTwin.copy}
			</button>
		</span>
	);
}
