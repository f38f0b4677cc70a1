import './plain-text.css';
import './shell.css';
import '#ui/prose/prose.css';
import type { ReactNode } from 'react';
import { ID } from '#chrome/contract.ts';

interface PlainFrameProps {
	kind: 'not-found' | 'offline' | 'paper-edition' | 'search';
	title: string;
	children: ReactNode;
	/** What stands below the text and may be wider. */
	below?: ReactNode;
}

/** The frame of a page of the program's own: a heading and a text, without sidebar or contents. */
export function PlainFrame({ kind, title, children, below }: PlainFrameProps) {
	return (
		<div id={ID.page} className="shell shell-plain" data-kind={kind}>
			<main id={ID.content} tabIndex={-1}>
				<article className="prose plain-text">
					<h1>{title}</h1>
					{children}
				</article>
				{below}
			</main>
		</div>
	);
}
