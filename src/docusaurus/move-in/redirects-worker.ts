import { text } from 'node:stream/consumers';
import { answer } from './ask-worker.ts';
import type { CreatedRedirect } from './create-redirects.ts';
import { docusaurusConfigSchema } from './docusaurus-config.ts';
import { evaluateFile } from './evaluate-file.ts';
import { type RedirectPlugin, redirectOptions } from './plan-redirects.ts';
import { silence } from './silence.ts';

silence();

const dotted = (ending: string) => (ending.startsWith('.') ? ending : `.${ending}`);

/** Addresses that lead to the page at `path`: with an ending more, with one less, and those that a function of the site gives. */
function leadingAddresses(path: string, { fromExtensions, toExtensions, createRedirects }: RedirectPlugin): string[] {
	const longer = path === '/' ? [] : fromExtensions.map(dotted).map((ending) => path.replace(/\/?$/, ending));
	const shorter = toExtensions.map(dotted).flatMap((ending) => (path.endsWith(ending) ? [path.slice(0, -ending.length)] : []));
	const own: unknown = typeof createRedirects === 'function' ? createRedirects(path) : undefined;
	return [...longer, ...shorter, ...[own].flat().filter((from) => typeof from === 'string')];
}

const [configFile = ''] = process.argv.slice(2);
const redirectPlugins = redirectOptions(docusaurusConfigSchema.parse(await evaluateFile(configFile)));
const pagePaths = JSON.parse(await text(process.stdin)) as string[];
const created: CreatedRedirect[] = redirectPlugins.flatMap((each) => pagePaths.flatMap((to) => leadingAddresses(to, each).map((from) => ({ from, to }))));
answer(JSON.stringify(created));
