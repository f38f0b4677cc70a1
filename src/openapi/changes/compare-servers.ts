import type { Pointer } from '#openapi/json/pointer.ts';
import type { Server } from '#openapi/model/servers.ts';
import type { ChangedThing } from '#schema/api-change.ts';
import type { ChangeLog } from './change-log.ts';
import { factText } from './fact-values.ts';
import type { Pair } from './pair.ts';

/** Compares the servers of an API, or of an operation that has its own, at `pointer`. They belong together by their addresses. */
export function compareServers({ before, after }: Pair<readonly Server[]>, pointer: Pointer, log: ChangeLog): void {
	const [was, is] = [serverAddresses(before), serverAddresses(after)];
	for (const url of was)
		if (!is.has(url)) log.add({ kind: 'removed', impact: 'breaking', subject: 'server', pointer, fact: { what: 'removed', of: serverThing(url) } });
	for (const url of is)
		if (!was.has(url)) log.add({ kind: 'added', impact: 'non-breaking', subject: 'server', pointer, fact: { what: 'added', of: serverThing(url) } });
}

const serverAddresses = (servers: readonly Server[]) => new Set(servers.map(({ resolvedUrl }) => resolvedUrl));

const serverThing = (url: string): ChangedThing => ({ part: 'server', name: factText(url) });
