import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles } from '#content/list-files.ts';
import { USUAL_DESCRIPTION } from '#schema/api-config.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { describesApi } from '#text/describes-api.ts';
import { apiFaults } from '#words/api-faults.ts';

const API_FOLDER = posix.dirname(USUAL_DESCRIPTION);

/** Descriptions that lie beside the place of the usual one while no API is named: without a word there would be no pages of them. */
export const unreadDescriptions = (root: string): Problem[] =>
	listFiles(root, API_FOLDER, ['.json', '.yaml', '.yml'])
		.filter((file) => posix.dirname(file) === API_FOLDER && describesApi(readFileSync(join(root, file), 'utf8')))
		.map((file) => problemOf('api-file', { severity: 'warning', file, message: apiFaults.unread(file), hint: apiFaults.unreadHint(file) }));
