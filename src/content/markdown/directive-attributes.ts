import { nearest } from '#text/nearest.ts';
import { ownValue } from '#text/own-value.ts';
import { issues } from '#words/issues.ts';
import { syntaxOfOurs as words } from '#words/page-syntax.ts';
import type { ContainerDirective, DirectiveShape } from './directive-shape.ts';
import type { MarkdownFinding } from './problem-mark.ts';

/** Attributes by which a container is named, and styled by sites that have style sheets of their own: `:::note{#id .class}`. */
const NAMING_ATTRIBUTES = ['id', 'class'];

/** What single containers read beside these. */
const ATTRIBUTES_READ: Readonly<Record<string, readonly string[]>> = { tabs: ['group'], tab: ['value', 'default'] };

/** The properties of a container with the id and classes that its writer gave it. */
export function withNames({ hProperties }: DirectiveShape, { attributes }: Readonly<ContainerDirective>): DirectiveShape['hProperties'] {
	const { id, class: classes } = attributes ?? {};
	const { className } = hProperties;
	return {
		...hProperties,
		...(id ? { id } : {}),
		...(classes ? { className: [...(Array.isArray(className) ? className : []), ...classes.split(/\s+/)] } : {}),
	};
}

/** Attributes of a container that change nothing, a finding for each. */
export function idleAttributes({ name, attributes }: Readonly<ContainerDirective>): MarkdownFinding[] {
	const known = [...(ownValue(ATTRIBUTES_READ, name) ?? []), ...NAMING_ATTRIBUTES];
	return Object.keys(attributes ?? {})
		.filter((key) => !known.includes(key))
		.map((key) => {
			const close = nearest(key, known);
			const hint = key === 'title' ? words.titleHint(name) : close ? issues.didYouMean(close) : issues.known(known.join(', '));
			return { rule: 'without-effect', message: words.idleAttribute(key, name), hint };
		});
}
