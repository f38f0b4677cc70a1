import { stripVTControlCharacters } from 'node:util';
import type { Wording } from '#schema/problem.ts';
import { pageSyntax as words } from '#words/page-syntax.ts';

/** What the engine says, in the words of this program. */
export interface EngineMessage extends Wording {
	/** Text of the source that the message is about, for messages that do not know its line. */
	mention?: string;
	/** What went wrong there, in the words of whoever threw it. */
	reason?: string;
}

/** What the compilers of `.mdx` files and components say, and how a writer reads it. */
const ENGINE_MESSAGES: readonly [RegExp, (...parts: string[]) => EngineMessage][] = [
	[
		/Expected (?:component|object) `([^`]+)` to be defined/,
		(name = '') => ({ message: words.unknownComponent(name), hint: words.unknownComponentHint, mention: `<${name}` }),
	],
	[
		/(?:Could not resolve|Failed to resolve import|Could not import) ["'`]([^"'`]+)["'`]/,
		(target = '') => ({ message: words.deadImport(target), hint: words.deadImportHint, mention: target }),
	],
	[/^Could not load (?:\S*\/)?([^/\s]+)/, (name = '') => ({ message: words.unreadableImport(name), hint: words.unreadableImportHint, mention: name })],
	[
		/["'`]([^"'`]+)["'`] is not exported by ["'`](?:[^"'`]*\/)?([^"'`]+)["'`]/,
		(name = '', file = '') => ({ message: words.noExport(file, name), hint: words.noExportHint, mention: name }),
	],
	[/^([\w$]+) is not defined$/, (name = '') => ({ message: words.unknownName(name), hint: words.unknownNameHint, mention: name })],
	[/^Expected a closing tag for `<([^`>]*)>`/, (name = '') => ({ message: words.openTag(name), hint: words.openTagHint(name) })],
	[/^Expected the closing tag `<\/([^`>]*)>` either after/, (name = '') => ({ message: words.splitTag(name), hint: words.splitTagHint(name) })],
	[
		/^Unexpected closing tag `<\/([^`>]*)>`, expected corresponding closing tag for `<([^`>]*)>`/,
		(name = '', open = '') => ({ message: words.crossedTag(name, open), hint: words.crossedTagHint }),
	],
	[/^Unexpected closing tag `<\/([^`>]*)>`/, (name = '') => ({ message: words.strayTag(name), hint: words.strayTagHint(name) })],
	[/to create a comment in MDX/, () => ({ message: words.comment, hint: words.commentHint })],
	[/^Unexpected character .*(?:`<`|before name)/, () => ({ message: words.noTag, hint: words.noTagHint })],
	[/closing brace for `\{`/, () => ({ message: words.openBrace, hint: words.openBraceHint })],
	[/^Could not parse expression with oxc: (.*)/, (reason = '') => ({ message: words.expression(reason), hint: words.expressionHint })],
	[/in spread \(such as/, () => ({ message: words.spread, hint: words.expressionHint })],
	[/^Could not parse esm with oxc: (.*)/, (reason = '') => ({ message: words.statement(reason), hint: words.statementHint })],
	[/^Invalid code: (.*)/, (reason = '') => ({ message: words.code(reason), hint: words.codeHint })],
	[/^Invalid JSON: (.*)/, (reason = '') => ({ message: words.json(reason), hint: words.jsonHint })],
];

/** Says in words of our own what the engine says of a page. What it says seldom stays in its own words, in quotation marks, without stack and place. */
export function describeEngineMessage(text: string): EngineMessage {
	const [first = ''] = stripVTControlCharacters(text).split('\n');
	const reason = first
		.replace(/^\[[A-Z_]+\]\s*/, '')
		.replace(/^(?:\w*Error: )?(?:\d+:\d+(?:-\d+:\d+)?: )?/, '')
		.replace(/ \((?:mdx-jsx|mdxjs-rs):[\w-]+\)$/, '');
	for (const [pattern, describe] of ENGINE_MESSAGES) {
		const match = pattern.exec(reason);
		if (match) return describe(...match.slice(1));
	}
	return { message: words.other(reason), hint: words.otherHint };
}

/**
 * What stopped a page while it was drawn.
 * @param stack what the engine logged before, with the call that broke first.
 */
export function describeCrash(text: string, stack: string): EngineMessage {
	const described = describeEngineMessage(text);
	if (described.mention !== undefined) return described;
	const component = /^\s+at ([A-Z]\w*) \(/m.exec(stack)?.[1];
	const reason = text.split('\n')[0]?.replace(/^\w*Error: /, '') ?? '';
	if (component === undefined || component === 'MDXContent') return { message: words.failedExpression(reason), hint: words.failedHint };
	return { message: words.failedComponent(component, reason), hint: words.failedHint, mention: `<${component}`, reason };
}
