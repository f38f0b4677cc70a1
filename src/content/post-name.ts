import { toDay } from '#schema/day.ts';

/** The parts of a post's path. */
interface PostName {
	date: string | undefined;
	slug: string;
	/** Its name without date and folders, for a post without a title; empty when the name is a date only. */
	text: string;
	/** A date as it is written that is no day. */
	noDay?: string;
}

/**
 * What the path of a post below its folder tells: `2025-08-26-name.md` or `2025/08/26/name/index.mdx` carries date and slug; the slug begins with the date
 * as folders, whatever stands before it in the path (`team/2025-08-26-name.md` is `2025/08/26/team/name`), as Docusaurus has it.
 */
export function postName(path: string): PostName {
	const name = path.replace(/(\/index)?\.mdx?$/, '').normalize();
	const match = /^((?:.*\/)?.*?)(?<!\d)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)[-/]?(.*)$/.exec(name);
	if (match === null) return { date: undefined, slug: name, text: name };
	const [, before = '', year = '', month = '', day = '', text = ''] = match;
	const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	const date = toDay(written);
	return { date, slug: `${year}/${month}/${day}/${before}${text}`, text, ...(date === undefined && { noDay: written }) };
}
