import { parse } from 'yaml';
import type { JsonObject } from '#openapi/json/json.ts';
import { upgradeDescription } from '#openapi/load/upgrade-description.ts';
import { buildModel } from '#openapi/model/build-model.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import type { ApiChange } from '#schema/api-change.ts';
import { changeLine } from '#words/changes.ts';
import { compareDescriptions } from './compare-descriptions.ts';

/** The model of a description in YAML. What every description has (version, title) may be left out. */
export function modelOf(yaml: string): ApiModel {
	const written = parse(yaml, { merge: true }) as JsonObject;
	const description = { openapi: '3.1.0', info: { title: 'API', version: '1' }, ...written };
	return buildModel(upgradeDescription(description).document, { specification: '3.1.0', buildExample: () => 'beispiel' }).model;
}

const SIGNS: Record<ApiChange['impact'], string> = { breaking: '!', 'non-breaking': '+', neutral: '·' };

/** Changes as lines: `! POST /a, Anfrage: jetzt erforderlich`; the sign is the impact. */
export function changesBetween(before: string, after: string): string[] {
	return compareDescriptions(modelOf(before), modelOf(after)).map((change) => `${SIGNS[change.impact]} ${changeLine(change)}`);
}
