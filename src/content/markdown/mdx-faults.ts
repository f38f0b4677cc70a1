import { mdxToMdast } from 'satteri';
import { dialectOf } from './dialect.ts';
import { inOneLanguage } from './one-language.ts';
import type { Source } from './source.ts';

/** What the parser says, `3:9: …`, and where: an offset in the text. */
interface MdxFault {
	text: string;
	at: number;
}

/** More of them in one file come from a brace that is not meant as one. */
const MOST_REFUSALS = 20;

/**
 * All that the parser refuses in a page, in its own words with line and column, in the order of the page. It stops at the first fault: an expression in braces that it
 * cannot read is taken out, so that what follows is read, too. Behind a fault of another kind nothing is known. Empty for a page that can be read.
 */
export function mdxFaults(source: Pick<Source, 'body' | 'format'>, { formulas = false } = {}): string[] {
	const findFault = (text: string) => faultIn(text, formulas);
	const faults: string[] = [];
	let text = source.format === 'mdx' ? inOneLanguage(source) : '';
	for (let fault = findFault(text); fault !== undefined && faults.length < MOST_REFUSALS; ) {
		faults.push(fault.text);
		const next = withoutExpression(text, fault, findFault);
		if (next === undefined) break;
		({ text, fault } = next);
	}
	return faults;
}

function faultIn(text: string, formulas: boolean): MdxFault | undefined {
	try {
		mdxToMdast(text, { features: dialectOf({ formulas }), position: true });
		return undefined;
	} catch (error) {
		const told = error instanceof Error ? error.message : String(error);
		const [, line = '1', column = '1'] = /^(\d+):(\d+)/.exec(told) ?? [];
		const before = text.split('\n', Number(line) - 1);
		return { text: told, at: before.join('\n').length + Math.sign(before.length) + Number(column) - 1 };
	}
}

/** A page without the expression that a fault lies in, and the fault behind that, if any; `undefined` where no braces hold the fault. */
function withoutExpression(
	text: string,
	fault: MdxFault,
	findFault: (text: string) => MdxFault | undefined,
): { text: string; fault: MdxFault | undefined } | undefined {
	for (const { start, end } of bracesAround(text, fault.at)) {
		const blank = text.slice(start, end).replaceAll(/[^\n]/g, ' ');
		// An attribute needs a value, and a tag can hold none without a name.
		for (const instead of [`{${blank.slice(1, -1).replace(' ', '0')}}`, blank]) {
			const mended = text.slice(0, start) + instead + text.slice(end);
			const next = findFault(mended);
			if (next === undefined || next.at > end) return { text: mended, fault: next };
		}
	}
	return undefined;
}

/** The balanced pairs of braces around a place, the outermost first. */
function bracesAround(text: string, at: number): { start: number; end: number }[] {
	const open: number[] = [];
	const found: { start: number; end: number }[] = [];
	for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
		if (brace === '{') open.push(index);
		else {
			const start = open.pop();
			if (start !== undefined && start < at && index >= at) found.unshift({ start, end: index + 1 });
		}
	}
	return found;
}
