import { channel } from 'node:diagnostics_channel';

/** Where messages of the engine go; whoever wants them subscribes. */
export const ENGINE_LOG = 'nonius:engine-log';

/**
 * Log handler of the engine, which imports this file by its path. Hands on every message and prints nothing:
 * writers get problems, not logs.
 */
export default function engineLog(): { write(message: unknown): void } {
	const log = channel(ENGINE_LOG);
	return { write: (message) => log.publish(message) };
}
