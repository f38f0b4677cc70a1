import { flatLines, type Lines } from './lines.ts';

/** A program that sends one request: the call, and the code before and behind it. Each part consists of blocks with an empty line between them; empty blocks do not count. */
export interface SampleProgram {
	/** Code before the call: imports, secrets, the beginning of a frame. */
	before?: readonly Lines[];
	/** The call itself: address, headers, body. */
	call: readonly Lines[];
	/** Code behind the call: it reads the response and ends the frame. */
	after?: readonly Lines[];
}

/** Lines of a program, counted from 0; `to` is the first one behind them. */
export interface LineRange {
	from: number;
	to: number;
}

/** Fewer lines around the call are not worth hiding. */
const LEAST = 4;

/** The whole program. Ends with a line break. */
export function programText({ before = [], call, after = [] }: SampleProgram): string {
	return `${blockLines([...before, ...call, ...after]).join('\n')}\n`;
}

/**
 * Which lines of its text are the call. The program around it is what a reader copies, but not what he looks for.
 * @returns all lines where next to nothing else is there.
 */
export function callLines({ before = [], call, after = [] }: SampleProgram): LineRange {
	const from = blockLines([...before, call]).length - blockLines([call]).length;
	const to = blockLines([...before, ...call]).length;
	const end = blockLines([...before, ...call, ...after]).length;
	return end - (to - from) < LEAST ? { from: 0, to: end } : { from, to };
}

function blockLines(blocks: readonly Lines[]): string[] {
	const filled = blocks.map((block) => flatLines(block)).filter((lines) => lines.length > 0);
	return filled.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}
