import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Peer, RaceContent } from './peer.ts';
import { build, changePage, makeCold, measureOutput, outputFolder, RACE, siteFolder, writeSite } from './race-site.ts';
import type { RaceResult } from './results.ts';
import { runMeasured } from './run-measured.ts';

/** Seconds: what takes longer with empty caches is not built again. */
const TOO_LONG = 10 * 60;

/** Builds a site with empty caches, again with nothing changed, and again with one page changed. A content with a description is built once, cold, and so is a site that takes too long. */
export async function raceBuilds(peer: Peer, content: RaceContent, report: (step: string, values: RaceResult['values']) => void): Promise<void> {
	writeSite(peer, content);
	const before = content.description === undefined ? undefined : peer.api?.before;
	const made = before && (await runMeasured(before, { cwd: siteFolder(peer, content), log: `${RACE}/${peer.name}-${content.name}-before.log` }));
	makeCold(peer, content);
	const cold = await build(peer, content);
	checkOperations(peer, content);
	report('cold', made === undefined ? { ...cold } : { cpu: cold.cpu + made.cpu, wall: cold.wall + made.wall, memory: Math.max(cold.memory, made.memory) });
	report('output', measureOutput(outputFolder(peer, content)));
	if (content.description !== undefined || cold.wall > TOO_LONG) return;
	report('warm', { ...(await build(peer, content)) });
	changePage(peer, content, 'geändert');
	report('changed', { ...(await build(peer, content)) });
}

/** Throws when operations have no page: some programs leave out what they do not understand, and succeed. */
function checkOperations(peer: Peer, content: RaceContent): void {
	const operations = content.description?.match(/"operationId"/g)?.length ?? 0;
	if (peer.api === undefined || operations === 0) return;
	const pages = globSync('*/index.html', { cwd: join(outputFolder(peer, content), peer.api.pages) }).length;
	if (pages < operations) throw new Error(`Only ${pages} of ${operations} operations have a page.`);
}
