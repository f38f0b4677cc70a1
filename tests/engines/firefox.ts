import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BROWSER_ENGINES } from '../../commands/browser-engines.ts';
import { asExpression, type EngineWindow, HEIGHT, pressing, resultOf } from './engine-window.ts';

/** What a first start would show or fetch. */
const QUIET = ['browser.shell.checkDefaultBrowser', 'datareporting.policy.dataSubmissionEnabled', 'app.update.enabled', 'extensions.update.enabled'];

/** Starts Firefox without windows. It is spoken to by WebDriver BiDi (W3C), which needs no driver: a few commands of it, so no library that brings seventy others. */
export async function startFirefox(): Promise<EngineWindow> {
	const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
	await writeFile(join(profile, 'user.js'), QUIET.map((name) => `user_pref("${name}", false);\n`).join(''));
	const browser = spawn(BROWSER_ENGINES.Firefox.program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'], {
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	const socket = new WebSocket(`${await addressIn(browser.stderr)}/session`);
	await once(socket, 'open');

	let last = 0;
	const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
	socket.onmessage = ({ data }) => {
		const { id, type, result, message } = JSON.parse(data) as { id?: number; type: string; result?: unknown; message?: string };
		const answer = waiting.get(id ?? -1);
		waiting.delete(id ?? -1);
		if (type === 'success') answer?.resolve(result);
		else answer?.reject(new Error(message));
	};
	const send = <Result>(method: string, params: object) =>
		new Promise<Result>((resolve, reject) => {
			waiting.set(++last, { resolve: resolve as (result: unknown) => void, reject });
			setTimeout(() => reject(new Error(`Firefox did not answer ${method} for a minute.`)), 60_000).unref();
			socket.send(JSON.stringify({ id: last, method, params }));
		});

	await send('session.new', { capabilities: {} });
	const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
	let [context] = contexts.map((each) => each.context);
	if (context === undefined) throw new Error('Firefox has no window.');
	const viewport = { width: 1280, height: HEIGHT };
	return {
		/** In a new tab: the focus that has left a page for the bar of the browser does not come back to what is opened there. */
		async open(url) {
			const left = context;
			({ context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' }));
			await send('browsingContext.close', { context: left });
			await send('browsingContext.setViewport', { context, viewport });
			await send('browsingContext.navigate', { context, url, wait: 'complete' });
		},
		async run(script, argument) {
			const answer = await send<{ result: { value: string }; exceptionDetails?: { text: string } }>('script.evaluate', {
				expression: asExpression(script, argument),
				target: { context },
				awaitPromise: true,
			});
			if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
			return resultOf(answer.result.value);
		},
		press: (keys, times) => send('input.performActions', { context, actions: pressing(keys, times) }),
		resize(width) {
			viewport.width = width;
			return send('browsingContext.setViewport', { context, viewport });
		},
		async close() {
			const ended = once(browser, 'exit');
			await send('browser.close', {});
			await ended;
			await rm(profile, { recursive: true, force: true, maxRetries: 3 });
		},
	};
}

/** The address of the protocol, which Firefox prints when it is ready. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
	for await (const line of createInterface(output)) {
		const [, address] = /listening on (ws:\S+)/.exec(line) ?? [];
		if (address === undefined) continue;
		output.resume();
		return address;
	}
	throw new Error('Firefox ended before it was ready.');
}
