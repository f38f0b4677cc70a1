import type { FinishedRun, Runner } from './run-samples.ts';

/** The matrix language × sample as Markdown: `✓` passed, `✗` failed, `–` skipped because its tools are missing. */
export function sampleReport({ runners, results, date }: FinishedRun): string {
	const names = [...new Set(results.map(({ sample }) => sample.name))];
	const mark = (id: string, name: string) => {
		const result = results.find(({ language, sample }) => language === id && sample.name === name);
		return result === undefined ? '–' : result.faults.length === 0 ? '✓' : '✗';
	};
	const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
	const total = ({ language: { id } }: Runner) => {
		const own = results.filter(({ language }) => language === id);
		return own.length === 0 ? 'skipped' : `${own.filter(({ faults }) => faults.length === 0).length} of ${own.length}`;
	};
	return [
		'# Code samples that ran',
		'',
		`Written by \`npm run samples\` on ${date}. Each sample is the program that the page shows, with the address of a local server in place of the`,
		"provider's. It ran in a folder of its own; method, path, query, headers, credentials and every byte of the body that arrived were compared with the",
		'request that was meant, and exit code, output and written files with the answer. „abgelehnt“: the server refused the token, and the sample had to',
		'end with an error that shows why. The operations were answered by the sandbox, the variants by a server that takes everything.',
		'',
		row(['Sample', ...runners.map(({ language }) => language.label)]),
		row(['---', ...runners.map(() => ':-:')]),
		row(['ran with', ...runners.map(({ tool }) => tool ?? 'missing')]),
		...names.map((name) => row([name, ...runners.map(({ language }) => mark(language.id, name))])),
		row(['**passed**', ...runners.map(total)]),
		'',
	].join('\n');
}
