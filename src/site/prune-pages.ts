import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPruner } from './prune-styles.ts';

/** Classes that hydrated parts give themselves after a crash (`#ui/islands/island.tsx`). */
const ADDED_BY_SCRIPTS = ['island-error'];

/** Takes the styles of what a page does not have out of every page in `folder`. */
export function prunePages(folder: string): void {
	const prune = createPruner(ADDED_BY_SCRIPTS);
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
		const file = join(entry.parentPath, entry.name);
		writeFileSync(file, prune(readFileSync(file, 'utf8')));
	}
}
