import type { Peer, RaceContent } from './peer.ts';
import { build, changePage, makeCold, measureOutput, outputFolder, RACE, siteFolder, writeSite } from './race-site.ts';
import type { RaceResult } from './results.ts';
import { runMeasured } from './run-measured.ts';

/** Builds a site with empty caches, again with nothing changed, and again with one page changed. A content with a description is built once, cold. */
export async function raceBuilds(peer: Peer, content: RaceContent, report: (step: string, values: RaceResult['values']) => void): Promise<void> {
	writeSite(peer, content);
	const before = content.description === undefined ? undefined : peer.api?.before;
	const made = before && (await runMeasured(before, { cwd: siteFolder(peer, content), log: `${RACE}/${peer.name}-${content.name}-before.log` }));
	makeCold(peer, content);
	const cold = await build(peer, content);
	report('cold', made === undefined ? { ...cold } : { cpu: cold.cpu + made.cpu, wall: cold.wall + made.wall, memory: Math.max(cold.memory, made.memory) });
	report('output', measureOutput(outputFolder(peer, content)));
	if (content.description !== undefined) return;
	report('warm', { ...(await build(peer, content)) });
	changePage(peer, content, 'geändert');
	report('changed', { ...(await build(peer, content)) });
}
