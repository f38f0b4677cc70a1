import './figure.css';
import type { ReactNode } from 'react';
import { figure } from '#words/figure.ts';

interface FigureProps {
	/** Unique on the page, ends with its number there: `login-2`. The anchor is `abb-login-2`. */
	id: string;
	caption: ReactNode;
	/** What the call-out numbers mean, in their order (`Callout`). */
	legend?: readonly ReactNode[];
	/** The drawing in words or as a table, to unfold. */
	text?: ReactNode;
	/** Whether the content itself reads well aloud (lists, tables). Otherwise it counts as one picture, named by its caption. */
	readable?: boolean;
	children: ReactNode;
}

/** A numbered figure: stage, legend, caption and its content in words. A picture (not `readable`) needs `legend` or `text`. */
export function Figure({ id, caption, legend, text, readable = false, children }: FigureProps) {
	const name = `abb-${id}`;
	return (
		<figure className="fig" id={name}>
			<div className="fig-stage" {...(!readable && { role: 'img', 'aria-labelledby': `${name}-text` })}>
				{children}
			</div>
			{legend && (
				<ol className="fig-legend">
					{legend.map((entry, index) => (
						<li key={index}>{entry}</li>
					))}
				</ol>
			)}
			<figcaption>
				<p className="fig-caption" id={`${name}-text`}>
					<b>{figure.number(id.replace(/^.*-/, ''))}</b> {caption}
				</p>
				{text && (
					<details className="fig-text">
						<summary>{figure.asText}</summary>
						{text}
					</details>
				)}
			</figcaption>
		</figure>
	);
}
