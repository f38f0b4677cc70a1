import { createElement, type ReactNode } from 'react';
import { Anchor } from './Anchor.tsx';

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** A heading with its copyable link. `name` is its text for those who hear the link. */
export function Heading({ level, id, name, children }: { level: HeadingLevel; id: string; name: string; children?: ReactNode }) {
	return createElement(`h${level}`, { id }, children ?? name, <Anchor id={id} name={name} />);
}

/** The level below. */
export function below(level: HeadingLevel): HeadingLevel {
	const next = level + 1;
	return next === 3 || next === 4 || next === 5 ? next : 6;
}
