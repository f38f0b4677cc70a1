import type { Text } from 'mdast';
import { defineMdastPlugin, type MdastNode } from 'satteri';
import type { StatusConfig } from '#schema/site-config.ts';
import { nearest } from '#text/nearest.ts';
import { issues } from '#words/issues.ts';
import { syntaxOfOurs as words } from '#words/page-syntax.ts';
import { ADMONITIONS, admonition, boxTitle, LOOKS_LIKE } from './admonition.ts';
import type { Conventions } from './conventions.ts';
import { idleAttributes, withNames } from './directive-attributes.ts';
import type { ContainerShape } from './directive-shape.ts';
import type { MarkProblem } from './problem-mark.ts';
import { status } from './status.ts';
import { tab, tabs } from './tabs.ts';
import { task } from './task.ts';
import { who } from './who.ts';

type InlineDirective = Extract<MdastNode, { type: 'leafDirective' | 'textDirective' }>;

/** The containers a page may use, `:::name`. */
const CONTAINER_DIRECTIVES: ReadonlyMap<string, ContainerShape> = new Map(
	Object.entries({ ...Object.fromEntries(ADMONITIONS.map((name) => [name, admonition])), task, who, tabs, tab }),
);

/**
 * Gives `:::containers` and `:status[…]` their elements; `:sample[…]{of=…}` is the text it holds, compared with the sample data by
 * `#checks/text/wrong-sample.ts`. An unknown container is a problem; an unknown `:word` is text, as it was meant.
 */
export function directives(statuses: readonly StatusConfig[], markProblem: MarkProblem, { boxes, open }: Conventions) {
	return defineMdastPlugin({
		name: 'directives',
		options: { position: true },
		containerDirective(node, context) {
			const shape = CONTAINER_DIRECTIVES.get(node.name);
			const isBox = shape !== undefined || boxes.includes(node.name);
			// The content of an unknown box is shown and processed like any other.
			if (!isBox && !open) context.insertBefore(node, markProblem({ rule: 'unknown-directive', ...unknownContainer(node.name) }, node, context));
			if (!isBox && open && !Object.hasOwn(LOOKS_LIKE, node.name))
				context.insertBefore(node, markProblem({ rule: 'unknown-box', ...unknownBox(node.name) }, node, context));
			if (!open && isBox) for (const finding of idleAttributes(node)) context.insertBefore(node, markProblem(finding, node, context));
			const made = (shape ?? admonition)(node);
			context.setProperty(node, 'data', { hName: made.hName, hProperties: withNames(made, node) });
			if (made.children) context.setProperty(node, 'children', made.children);
		},
		leafDirective(node, context) {
			context.replaceNode(node, { type: 'paragraph', children: [writtenText(node, context)] });
		},
		textDirective(node, context) {
			if (node.name === 'sample' && node.children.length > 0) return context.replaceNode(node, { type: 'text', value: context.textContent(node) });
			if (node.name !== 'status') return context.replaceNode(node, writtenText(node, context));
			const shape = status(context.textContent(node), statuses);
			if (shape === undefined) {
				const label = context.textContent(node);
				const close = nearest(
					label,
					statuses.map((known) => known.label),
				);
				const hint = close ? issues.didYouMean(close) : words.unknownStatusHint;
				context.replaceNode(node, markProblem({ rule: 'unknown-status', message: words.unknownStatus(label), hint }, node, context));
				return;
			}
			context.setProperty(node, 'data', shape);
		},
	});
}

function unknownContainer(name: string) {
	const known = [...CONTAINER_DIRECTIVES.keys()];
	const close = nearest(name, known) ?? ADMONITIONS.find((kind) => boxTitle(kind).toLowerCase() === name.toLowerCase());
	return { message: words.unknownContainer(name), hint: close ? issues.didYouMean(`:::${close}`) : issues.known(known.join(', ')) };
}

const unknownBox = (name: string) => ({ message: words.unknownBox(name), hint: words.unknownBoxHint });

/** The text of a directive as it was written: `08:30 Uhr` and `a:b` parse as directives, too. */
function writtenText({ name, position }: Readonly<InlineDirective>, { source }: { source: string }): Text {
	return { type: 'text', value: position === undefined ? `:${name}` : source.slice(position.start.offset, position.end.offset) };
}
