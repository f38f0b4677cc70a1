/**
 * Builds the same content with five programs and reads it: `npm run race -- --pages 100,1000 --only ours,hugo --rounds 3 --parts builds,api,readers,saving`.
 * Peers take turns. Results are kept in `reports/race.json`, or in the file that `--results` names; `npm run race:report` makes report and plots from it. Needs GNU time, Debian's `hugo` and Chromium.
 */
import { loadavg } from 'node:os';
import { readArguments } from './arguments.ts';
import { raceBuilds } from './builds.ts';
import { manuals, references } from './contents.ts';
import type { Peer, RaceContent } from './peer.ts';
import { docusaurus } from './peers/docusaurus.ts';
import { hugo } from './peers/hugo.ts';
import { ours } from './peers/ours.ts';
import { starlight } from './peers/starlight.ts';
import { vitepress } from './peers/vitepress.ts';
import { installPeer, removeSite } from './race-site.ts';
import { raceReaders } from './readers.ts';
import { dropResult, noteResult, type RaceResult } from './results.ts';
import { raceSaving } from './saving.ts';

const PEERS: readonly Peer[] = [ours, hugo, starlight, vitepress, docusaurus];
/** Pages of a site that is kept for readers; larger ones take gigabytes, and are removed unless readers come in the same run. */
const KEPT_UP_TO = 1000;
type Part = (peer: Peer, content: RaceContent, report: (step: string, values: RaceResult['values']) => void) => Promise<void>;

const wanted = readArguments(
	process.argv.slice(2),
	PEERS.map(({ name }) => name),
);
const peers = PEERS.filter(({ name }) => wanted.only.includes(name));

for (const peer of peers) await installPeer(peer);
const contents = manuals(wanted.pages);
if (wanted.parts.includes('builds')) for (const content of contents) await turns(raceBuilds, content);
if (wanted.parts.includes('api')) for (const content of references()) await turns(raceBuilds, content);
if (wanted.parts.includes('readers')) for (const content of contents) await turns(raceReaders, content);
if (wanted.parts.includes('saving')) for (const content of contents) await turns(raceSaving, content);

/** Each peer once a round. A peer that fails is noted and goes on. */
async function turns(part: Part, content: RaceContent): Promise<void> {
	for (let round = 0; round < wanted.rounds; round++) {
		for (const peer of peers) {
			if (content.description !== undefined && peer.api === undefined) continue;
			const add = (step: string, result: Pick<RaceResult, 'values' | 'failed'>) => {
				console.log(`${loadavg()[0]?.toFixed(1)} ${content.name} ${peer.name} ${step} ${JSON.stringify(result)}`);
				noteResult(wanted.results, { peer: peer.name, content: content.name, step, round, ...result });
			};
			const failure = `failed ${part.name}`;
			dropResult(wanted.results, { peer: peer.name, content: content.name, step: failure, round });
			await part(peer, content, (step, values) => add(step, { values })).catch((error: unknown) =>
				add(failure, { values: {}, failed: error instanceof Error ? error.message : String(error) }),
			);
			if (part === raceBuilds && content.pages > KEPT_UP_TO && !wanted.parts.includes('readers')) removeSite(peer, content);
		}
	}
}
