import { readFileSync } from 'node:fs';
import { loadDescription } from '#openapi/description/load-description.ts';
import { planSandbox } from '#sandbox/plan/plan-sandbox.ts';
import type { CaseSources } from './case-sandbox.ts';

/** Plan of our own description and the seed. */
export function readCaseSources(): CaseSources {
	const { model } = loadDescription(readFileSync('api/description.json', 'utf8'), { file: 'api/description.json' });
	if (model === undefined) throw new Error('api/description.json cannot be read.');
	return { plan: planSandbox(model), seed: JSON.parse(readFileSync('product/sample-data.json', 'utf8')) };
}
