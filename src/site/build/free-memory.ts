import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** So few pages leave next to nothing behind, however large the site is that they belong to. */
const FEW_PAGES = 100;

/** Bytes of a process from which it is worth the time, 0.3 to 0.6 s of the processor: smaller sites fit beside anything. */
const MUCH = 700_000_000;

/**
 * Lets go of what a stage of a build has left behind. The engine of JavaScript waits until its heap has grown by a multiple, so that on a large site each stage would come on top of the
 * one before; and what it collects in the plain way stays with its heap: of 820 MB after the engine has printed 300 pages 600 are left by the last resort, and 820 by the other.
 * @param pages that this build prints.
 */
export function freeMemory(pages: number): void {
	if (pages <= FEW_PAGES || process.memoryUsage.rss() < MUCH) return;
	setFlagsFromString('--expose-gc');
	const collect: unknown = runInNewContext('gc');
	if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
