import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** One tag of the API description: what the category page of the API lists. */
export interface ApiTag {
	name: string;
	title: string;
	description: string | undefined;
	/** Operations that carry the tag. */
	operations: number;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

const outlineSchema = z.looseObject({
	tags: z.array(z.looseObject({ name: z.string(), description: z.string().optional(), 'x-displayName': z.string().optional() })).default([]),
	paths: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
});
const operationSchema = z.looseObject({ tags: z.array(z.string()).default([]) });

/** Reads the tags of a description in JSON. A missing file has none. Throws when the file is not JSON. */
export function readTags(root: string, file: string): ApiTag[] {
	const path = join(root, file);
	if (!existsSync(path)) return [];
	const outline = outlineSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
	const operations = Object.values(outline.paths).flatMap((item) => METHODS.flatMap((method) => operationSchema.safeParse(item[method]).data ?? []));
	return outline.tags.map((tag) => ({
		name: tag.name,
		title: tag['x-displayName'] ?? tag.name,
		description: tag.description,
		operations: operations.filter((operation) => operation.tags.includes(tag.name)).length,
	}));
}
