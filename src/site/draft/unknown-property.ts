import type { Wording } from '#schema/problem.ts';
import { nearest } from '#text/nearest.ts';
import { issues } from '#words/issues.ts';
import { pageSyntax as words } from '#words/page-syntax.ts';

/** The message about a property that a component does not take. */
export function unknownProperty(component: string, name: string, known: readonly string[]): Wording {
	const close = nearest(name, known);
	const hint = close ? issues.didYouMean(close) : known.length === 0 ? words.noProperties : words.knownProperties(known.join(', '));
	return { message: words.unknownProperty(component, name), hint };
}
