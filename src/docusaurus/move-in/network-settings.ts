import { join } from 'node:path';

/** Nobody answers there, and a program that is told so asks no server for names. */
const NOBODY = 'http://127.0.0.1:9';
/** Required, because a thread that is given its code as text imports nothing first. Quoted, because folders may hold spaces. */
const CLOSED_NETWORK = `--require=${JSON.stringify(join(import.meta.dirname, 'closed-network.ts'))}`;

/**
 * Settings that keep a process from the network, and what it starts: threads and programs in Node load `closed-network.ts` first, others ask a proxy that is not there.
 * What heeds no setting, or is started without them, is not kept from it.
 * @param given the environment to add them to.
 */
export const withoutNetwork = (given: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
	...given,
	NODE_OPTIONS: [given['NODE_OPTIONS'], CLOSED_NETWORK].filter(Boolean).join(' '),
	...Object.fromEntries(['http_proxy', 'https_proxy', 'all_proxy'].flatMap((name) => [name, name.toUpperCase()].map((each) => [each, NOBODY]))),
	no_proxy: '',
	NO_PROXY: '',
	GIT_ALLOW_PROTOCOL: 'file',
});
