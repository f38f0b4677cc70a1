/**
 * Opens the console of each operation of API descriptions in this process, touches nothing, sends, and prints a line of JSON for each file and what went wrong.
 * Run: `node bench/run-bundled.ts bench/console-check.ts FILES_OR_FOLDERS…`; `SHOWN=20` prints that many findings of each.
 */
import { resolve } from 'node:path';
import { readDescription } from '#openapi/description/read-description.ts';
import { tryUntouched } from '../src/console/untouched-form.fixture.ts';
import { descriptionsIn } from './descriptions-in.ts';

const shown = Number(process.env['SHOWN'] ?? 0);
for (const path of process.argv.slice(2).flatMap(descriptionsIn)) {
	const file = resolve(path);
	// Parts may stand in the folder above.
	const { model } = readDescription(resolve(file, '../../..'), { file, lenient: true });
	if (model === undefined) continue;
	const found = await tryUntouched(model);
	const kinds = Object.fromEntries([...Map.groupBy(found, ({ kind }) => kind)].map(([kind, list]) => [kind, list.length]));
	console.log(JSON.stringify({ file: path, operations: model.operations.length, ...kinds }));
	for (const { operation, kind, text } of found.slice(0, shown)) console.log(`  ${kind} ${operation} ${text.slice(0, 600)}`);
}
