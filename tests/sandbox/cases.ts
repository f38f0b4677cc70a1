import type { Case } from './case.ts';
import { APPARATUS_CASES } from './cases-apparatuses.ts';
import { CUSTOM_FIELD_CASES } from './cases-custom-fields.ts';
import { FILE_CASES } from './cases-files.ts';
import { INSPECTION_ADD_CASES } from './cases-inspections-add.ts';
import { INSPECTION_EDIT_CASES } from './cases-inspections-edit.ts';
import { PROTOCOL_CASES } from './cases-protocol.ts';
import { UPLOAD_CASES } from './cases-uploads.ts';

/** All cases of the practice environment: every operation (RULES.md R-20), the rules of the environment itself, and every type of problem. */
export const CASES: readonly Case[] = [
	...APPARATUS_CASES,
	...CUSTOM_FIELD_CASES,
	...FILE_CASES,
	...UPLOAD_CASES,
	...INSPECTION_ADD_CASES,
	...INSPECTION_EDIT_CASES,
	...PROTOCOL_CASES,
];
