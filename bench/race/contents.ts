import { readFileSync } from 'node:fs';
import { makeDescription } from './api-description.ts';
import type { RaceContent } from './peer.ts';

/** Operations of the generated descriptions. */
const DESCRIPTIONS = { medium: 120, large: 600 };
const PAGES_BESIDE = 10;

/** Manuals of these sizes, e.g. `100`. */
export function manuals(sizes: readonly number[]): RaceContent[] {
	return sizes.map((pages) => ({ name: String(pages), pages }));
}

/** A few pages and a description: our own, a medium and a large generated one. */
export function references(): RaceContent[] {
	const own = readFileSync(new URL('../../api/description.json', import.meta.url), 'utf8');
	const generated = Object.entries(DESCRIPTIONS).map(([size, operations]) => [size, JSON.stringify(makeDescription(operations))] as const);
	return [['own', own] as const, ...generated].map(([size, description]) => ({ name: `api-${size}`, pages: PAGES_BESIDE, description }));
}
