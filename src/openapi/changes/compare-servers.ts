import type { Pointer } from '#openapi/json/pointer.ts';
import type { Server } from '#openapi/model/servers.ts';
import type { ChangedThing } from '#schema/api-change.ts';
import type { ChangeLog } from './change-log.ts';
import { factText, factValues } from './fact-values.ts';
import type { Pair } from './pair.ts';

/** Compares the servers of an API, or of an operation that has its own, at `pointer`. They belong together by their addresses. */
export function compareServers({ before, after }: Pair<readonly Server[]>, pointer: Pointer, log: ChangeLog): void {
	const [was, is] = [serverAddresses(before), serverAddresses(after)];
	for (const url of was)
		if (!is.has(url)) log.add({ kind: 'removed', impact: 'breaking', subject: 'server', pointer, fact: { what: 'removed', of: serverThing(url) } });
	for (const later of after) {
		const earlier = before.find(({ resolvedUrl }) => resolvedUrl === later.resolvedUrl);
		if (earlier) compareVariables({ before: earlier, after: later }, pointer, log);
	}
	for (const url of is)
		if (!was.has(url)) log.add({ kind: 'added', impact: 'non-breaking', subject: 'server', pointer, fact: { what: 'added', of: serverThing(url) } });
}

/** The values that a variable may have. Its default is part of the address; one that is gone is told as another server. */
function compareVariables({ before, after }: Pair<Server>, pointer: Pointer, log: ChangeLog): void {
	for (const { name, enum: is } of after.variables) {
		const was = before.variables.find((variable) => variable.name === name)?.enum;
		if (was === undefined || (was.length === 0 && is.length === 0)) continue;
		const add = (how: 'added' | 'removed' | 'only' | 'free', values: readonly string[]) => {
			if (values.length === 0) return;
			const impact = how === 'removed' || how === 'only' ? 'breaking' : 'non-breaking';
			const variable = { server: factText(after.url), name: factText(name) };
			log.add({ kind: 'changed', impact, subject: 'server', pointer, fact: { what: 'values', how, ...factValues(values), variable } });
		};
		if (was.length === 0) add('only', is);
		else if (is.length === 0) add('free', was);
		else {
			add(
				'removed',
				was.filter((value) => !is.includes(value)),
			);
			add(
				'added',
				is.filter((value) => !was.includes(value)),
			);
		}
	}
}

const serverAddresses = (servers: readonly Server[]) => new Set(servers.map(({ resolvedUrl }) => resolvedUrl));

const serverThing = (url: string): ChangedThing => ({ part: 'server', name: factText(url) });
