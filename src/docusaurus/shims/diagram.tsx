import '#ui/prose/diagram.css';
import { type ReactNode, use } from 'react';
import { syntaxOfOurs } from '#words/page-syntax.ts';
import { reportFailure } from '../drawing/failures.ts';
import { PageContext } from '../drawing/page-context.ts';
import { CodeBlock } from './boxes.tsx';

/** The layout engine is large and no matter of browsers, which take over what was drawn. */
const engine = import.meta.env.SSR ? await import('../drawing/diagram-html.ts') : undefined;

/** `@theme/Mermaid`: the drawing of a diagram, or its source where that cannot be drawn. */
export function Mermaid({ value = '' }: { value?: string }): ReactNode {
	const { path } = use(PageContext);
	const html = engine?.diagramHtml(value);
	if (engine === undefined || html !== undefined)
		// biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; texts in it are escaped.
		return <div className="diagram" data-source={value} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html ?? '' }} />;
	reportFailure({ path, component: 'Mermaid', reason: syntaxOfOurs.undrawn });
	return <CodeBlock language="mermaid">{value}</CodeBlock>;
}
