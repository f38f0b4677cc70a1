import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/** What somebody does to a site between two builds. */
export type Edit = (root: string) => void;

/** Writes `to` in the place of `from`, which has to stand in the file. */
export const replace =
	(file: string, from: string, to: string): Edit =>
	(root) => {
		const text = readFileSync(join(root, file), 'utf8');
		expect(text).toContain(from);
		writeFileSync(join(root, file), text.replace(from, to));
	};
