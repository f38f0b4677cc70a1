import { toDay } from '#schema/day.ts';

/** What the path of a post tells. */
interface PostName {
	date: string | undefined;
	slug: string;
	/** A date as it is written that is no day. */
	noDay?: string;
}

/**
 * What the path of a post below its folder tells: `2025-08-26-name.md` or `2025/08/26/name/index.mdx` carries date and slug; the slug keeps the date as
 * folders, as Docusaurus has it.
 */
export function postName(path: string): PostName {
	const name = path.replace(/(\/index)?\.mdx?$/, '').normalize();
	const match = /^((?:.*\/)?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](.+)$/.exec(name);
	if (match === null) return { date: undefined, slug: name };
	const [, folder, year, month, day, slug] = match;
	const written = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
	const date = toDay(written);
	return { date, slug: `${folder}${year}/${month}/${day}/${slug}`, ...(date === undefined && { noDay: written }) };
}
