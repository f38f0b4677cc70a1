import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { BROWSER_ENGINES } from '../../commands/browser-engines.ts';
import { freePort, whenUp } from '../child-server.ts';
import { asExpression, type EngineWindow, HEIGHT, pressing, resultOf } from './engine-window.ts';

/** How long a page and what is run in it may take, in ms: longer than a test. */
const TIMEOUT = 900_000;

/** Px. Its pointer rests in the middle, and gives the focus to the window that is there: no other program does. */
const SCREEN = { width: 1920, height: 1080 };

/** Starts WebKit on a screen in memory. It is spoken to by WebDriver (W3C): a few commands of it. */
export async function startWebKit(): Promise<EngineWindow> {
	const { screen, name } = await startScreen();
	const port = await freePort();
	const child = spawn(BROWSER_ENGINES.WebKit.program, [`--port=${port}`], { env: { ...process.env, DISPLAY: name }, stdio: 'ignore' });
	const driver = await whenUp({ child, port, isSecure: false });

	async function send<Result>(method: string, path: string, body?: object): Promise<Result> {
		const response = await fetch(driver.origin + path, { method, body: body === undefined ? null : JSON.stringify(body) });
		const { value } = (await response.json()) as { value: Result & { message?: string } };
		if (!response.ok) throw new Error(value.message);
		return value;
	}
	const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: {} });
	const session = `/session/${sessionId}`;
	await send('POST', `${session}/timeouts`, { script: TIMEOUT, pageLoad: TIMEOUT });
	return {
		open: (url) => send('POST', `${session}/url`, { url }),
		run: async (script, argument) =>
			resultOf(await send('POST', `${session}/execute/async`, { script: `${asExpression(script, argument)}.then(arguments[0])`, args: [] })),
		press: (keys, times) => send('POST', `${session}/actions`, { actions: pressing(keys, times) }),
		resize: (width) => send('POST', `${session}/window/rect`, { x: (SCREEN.width - width) / 2, y: (SCREEN.height - HEIGHT) / 2, width, height: HEIGHT }),
		async close() {
			await send('DELETE', session);
			await driver.stop();
			screen.kill();
			await once(screen, 'exit');
		},
	};
}

/** A screen that is nowhere to be seen. It chooses its number itself and writes it to the fourth of its streams. */
async function startScreen(): Promise<{ screen: ChildProcess; name: string }> {
	const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	});
	const [number] = await once(screen.stdio[3] as Readable, 'data');
	return { screen, name: `:${String(number).trim()}` };
}
