import type { Readable, Writable } from 'node:stream';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ErrorCode, type JSONRPCMessage, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';

/** The last version of the protocol that has batches: several messages as a list in one line. */
const LAST_WITH_BATCHES = '2025-03-26';

/** A batch whose answers have not all come yet. */
interface OpenBatch {
	waiting: Set<unknown>;
	answers: object[];
}

/**
 * Messages of the protocol, one a line. What is no JSON, no message, or a batch that the protocol does not know, is refused in the words of JSON-RPC; the
 * transport of the SDK says nothing to it.
 */
export function lineTransport(input: Readable, output: Writable): Transport {
	let version: string | undefined;
	let rest = '';
	const batches = new Set<OpenBatch>();
	const write = (message: object) => void output.write(`${JSON.stringify(message)}\n`);

	/** Hands on what a line holds; gives the refusal of what cannot be. */
	function takeLine(line: string): object | undefined {
		if (line.trim() === '') return undefined;
		let given: unknown;
		try {
			given = JSON.parse(line);
		} catch {
			return refusal(ErrorCode.ParseError, 'Parse error: each line holds a message in JSON');
		}
		if (Array.isArray(given)) return takeBatch(given);
		const message = messageIn(given);
		if (message === undefined) return invalidMessage(given);
		transport.onmessage?.(message);
		return undefined;
	}

	function takeBatch(given: readonly unknown[]): object | undefined {
		if (version === undefined || version > LAST_WITH_BATCHES) return refusal(ErrorCode.InvalidRequest, 'Invalid request: this version has no batches');
		if (given.length === 0) return invalidMessage(given);
		const messages = given.map(messageIn);
		const answers = given.filter((_, place) => messages[place] === undefined).map(invalidMessage);
		const waiting = new Set(messages.flatMap((message) => (message && 'method' in message && 'id' in message ? [message.id] : [])));
		const batch = { waiting, answers };
		batches.add(batch);
		for (const message of messages) if (message) transport.onmessage?.(message);
		endBatch(batch);
		return undefined;
	}

	function endBatch(batch: OpenBatch): void {
		if (batch.waiting.size > 0) return;
		batches.delete(batch);
		if (batch.answers.length > 0) write(batch.answers);
	}

	const transport: Transport = {
		async start() {
			input.setEncoding('utf8');
			input.on('data', (chunk: string) => {
				const lines = (rest + chunk).split('\n');
				rest = lines.pop() ?? '';
				for (const refused of lines.map(takeLine)) if (refused) write(refused);
			});
			// The last line may lack its end.
			input.on('end', () => {
				const refused = takeLine(rest);
				rest = '';
				if (refused) write(refused);
			});
			input.on('error', (error) => transport.onerror?.(error));
		},
		async send(message) {
			if ('result' in message && typeof message.result['protocolVersion'] === 'string') version = message.result['protocolVersion'];
			const batch = 'method' in message ? undefined : [...batches].find(({ waiting }) => waiting.delete(message.id));
			batch?.answers.push(message);
			if (batch) endBatch(batch);
			else write(message);
		},
		async close() {
			input.pause();
			transport.onclose?.();
		},
	};
	return transport;
}

const messageIn = (given: unknown): JSONRPCMessage | undefined => JSONRPCMessageSchema.safeParse(given).data;

/** The refusal of what is JSON, but no message; with its id, where it has one. */
function invalidMessage(given: unknown) {
	const { id } = typeof given === 'object' && given !== null && 'id' in given ? given : { id: undefined };
	return refusal(ErrorCode.InvalidRequest, 'Invalid request: no message of JSON-RPC 2.0', typeof id === 'string' || typeof id === 'number' ? id : null);
}

const refusal = (code: number, message: string, id: string | number | null = null) => ({ jsonrpc: '2.0', id, error: { code, message } });
