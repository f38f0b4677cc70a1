import { channel } from 'node:diagnostics_channel';

/** The receivers of the engine's messages, which subscribe here. */
export const ENGINE_LOG = 'nonius:engine-log';

/** A break of a page, beyond its message. */
export interface Crash {
	/** With the call that broke first. */
	stack: string;
	/** Values that tell which use of a component broke. */
	given: readonly string[];
	/** How many breaks of the page before it have the same message. */
	nth: number;
}

/**
 * Log handler of the engine, which imports this file by its path. Hands on every message and prints nothing:
 * writers get problems, not logs. With `DEBUG=1` it prints all.
 */
export default function engineLog(): { write(message: { level: string; message: string }): void } {
	const log = channel(ENGINE_LOG);
	return {
		write(message) {
			log.publish(message);
			if (process.env.DEBUG) console.log(message.message);
		},
	};
}
