import { callServer } from '#console/exchange/call-server.ts';
import type { ExchangeOutcome } from '#console/exchange/exchange.ts';
import type { Sent } from '#console/exchange/wire.ts';
import { curl } from '#openapi/samples/curl.ts';
import { programText } from '#openapi/samples/sample-program.ts';
import { message } from '#words/console.ts';
import type { SandboxSession } from './sandbox-session.ts';

/**
 * Sends a request to the sandbox, or to a real server by its address, and notes it in the log: of a real server only what `noted` says may be kept.
 * Never rejects: what fails comes back with reasons in the language of the site.
 */
export async function send(sent: Sent, session: SandboxSession, server: string | undefined): Promise<ExchangeOutcome> {
	const example = programText(curl(sent.request));
	try {
		const result = server === undefined ? await session.run(sent) : await callServer(sent, server);
		if ('reasons' in result) return { kind: 'failed', reasons: result.reasons, curl: example };
		if (server !== undefined && sent.noted) {
			const { operation } = sent;
			const { request, form } = sent.noted;
			const { status, duration } = result.response;
			await session.note({ at: Date.now(), operation, request, form: form && { ...form, files: {} }, server, files: {}, status, duration });
		}
		return { kind: 'exchange', exchange: result };
	} catch (error) {
		return { kind: 'failed', reasons: [message.cannotSend(error instanceof Error ? error.message : String(error))], curl: example };
	}
}
