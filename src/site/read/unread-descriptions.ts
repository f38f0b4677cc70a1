import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles } from '#content/list-files.ts';
import { USUAL_DESCRIPTION } from '#schema/api-config.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { describesApi } from '#text/describes-api.ts';
import { apiFaults } from '#words/api-faults.ts';

const API_FOLDER = posix.dirname(USUAL_DESCRIPTION);

/** Descriptions near the default place, in a site that names no API. They are reported, because otherwise their pages would be missing without any message. */
export const unreadDescriptions = (root: string): Problem[] =>
	listFiles(root, API_FOLDER, ['.json', '.yaml', '.yml'])
		.filter((file) => posix.dirname(file) === API_FOLDER && describesApi(readFileSync(join(root, file), 'utf8')))
		.map((file) => problemOf('api-file', { severity: 'warning', file, message: apiFaults.unread(file), hint: apiFaults.unreadHint(file) }));
