import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '#checks/text/content.ts';
import { readText } from '#content/files/read-text.ts';
import { readYaml } from '#content/read-yaml.ts';
import { routesOf, sourceOf } from '#navigation/routes.ts';
import { addressesSchema } from '#schema/content-checks.ts';
import type { Problem } from '#schema/problem.ts';
import { lineOfOffset } from '#text/line-of-offset.ts';
import type { loadSite } from './load-site.ts';

/** Reads the addresses that a site promises, and those that it has. A site without a list is not read for them. What cannot be read is added to `problems`. */
export async function readAddresses(
	root: string,
	{ file, loaded, problems }: { file: string; loaded: ReturnType<typeof loadSite>; problems: Problem[] },
): Promise<Content['addresses']> {
	if (!existsSync(join(root, file))) return undefined;
	const { value, problems: inList, lineOf } = readYaml(root, file, { schema: addressesSchema, rule: 'check-lists' });
	problems.push(...inList);
	const { site } = await loaded;
	if (value === undefined || site === undefined) return undefined;
	const meant = Object.entries(value.mistyped).map(([wrong, path]) => ({ path, line: lineOf(['mistyped', wrong]) }));
	return {
		file,
		pages: new Map(routesOf(site).map((route) => [route.path, sourceOf(route)])),
		placeOf: (source) => ({ file: source, line: lineOfOffset(readText(root, source), Math.max(0, readText(root, source).search(/^slug:/m))) }),
		promised: [...value.promised.map((path, index) => ({ path, line: lineOf(['promised', index]) })), ...meant],
	};
}
