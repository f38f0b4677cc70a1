import { parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { siteFile } from '#site/site-file.ts';
import { lineOfOffset } from '#text/line-of-offset.ts';

/** Looks through components and data of the site before the bundler does, whose messages name neither their file nor their line in a way that can be relied on. */
export function checkCode(root: string): Plugin {
	return {
		name: 'nonius-check-code',
		enforce: 'pre',
		transform(code, id) {
			const file = /^\0|\?/.test(id) ? undefined : siteFile(root, id);
			const fault = file === undefined ? undefined : faultOf(file, code);
			// The log of the preview hands on nothing but the message, so that has to carry the place, too.
			if (fault) this.error({ message: `${fault.message}\n    at ${id}:${fault.line}:1`, id, loc: { file: id, line: fault.line, column: 0 } });
		},
	};
}

/** What is wrong with a file, in the words of its parser (see `engine-message.ts`), and the line. */
export function faultOf(file: string, code: string): { message: string; line: number } | undefined {
	if (/\.[cm]?[jt]sx?$/.test(file)) {
		const [error] = parseSync(file, code).errors;
		return error && { message: `Invalid code: ${error.message}`, line: lineOfOffset(code, error.labels[0]?.start ?? 0) };
	}
	if (!file.endsWith('.json')) return undefined;
	try {
		JSON.parse(code);
		return undefined;
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		const at = /position (\d+)/.exec(message)?.[1];
		return {
			message: `Invalid JSON: ${message.replace(/ in JSON at position.*$/, '')}`,
			line: lineOfOffset(code, at === undefined ? code.length : Number(at)),
		};
	}
}
