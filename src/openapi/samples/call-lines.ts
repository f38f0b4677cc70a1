/** Lines of a program, counted from 0; `to` is the first one behind them. */
export interface LineRange {
	from: number;
	to: number;
}

/** How blocks begin that only prepare a program: imports, directives, notes on how it is compiled, the frame of a C program. */
const BEFORE = /^(?:import |from \S+ import |<\?php|declare\(|\/\/ |static void copy|int main\()/;

/** How the block begins that looks at what came back. */
const AFTER = /^\s*(?:if not response|if \(!response|\$response = curl_exec|CURLcode result)/;

/** Fewer lines around the call are not worth hiding. */
const LEAST = 4;

/**
 * Which lines of a sample are the call itself: address, headers, body. The program around it (imports, errors, printing) is what a reader copies, but not what he looks for.
 * @param code a program as `program` in `lines.ts` lays it out, with an empty line between its blocks.
 * @returns all lines where next to nothing else is there.
 */
export function callLines(code: string): LineRange {
	const lines = code.replace(/\n+$/, '').split('\n');
	const begins = lines.flatMap((line, index) => (line !== '' && (index === 0 || lines[index - 1] === '') ? [index] : []));
	const from = begins.find((index) => !BEFORE.test(lines[index] ?? ''));
	const after = begins.find((index) => from !== undefined && index > from && AFTER.test(lines[index] ?? ''));
	// The empty line before the last blocks goes with them.
	const to = after === undefined ? lines.length : after - 1;
	const all = { from: 0, to: lines.length };
	return from === undefined || lines.length - (to - from) < LEAST ? all : { from, to };
}
