/** The values that decide on the order of posts. */
interface DatedPost {
	/** `YYYY-MM-DD`. */
	date: string;
	/** See `writtenTime`. */
	time: string;
	file: string;
}

const byFileName = new Intl.Collator('en', { numeric: true });

/**
 * Which of two posts comes first in lists, for `sort`: the newer one. Of one day it is the one with the later time in its front matter, otherwise the one whose file has
 * the later name (`2025-03-01-2.10.md` before `2025-03-01-2.9.md`): names are the same in each language of a site, addresses need not be.
 * @param open in a site from Docusaurus, which goes by their names the other way round.
 */
export const newestFirst =
	({ open }: { open: boolean }) =>
	(a: DatedPost, b: DatedPost): number =>
		ordered(b.date, a.date) || ordered(b.time, a.time) || byFileName.compare(a.file, b.file) * (open ? 1 : -1);

const ordered = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** The time behind the day of a post in its front matter (`08:30`, `17:00:05`; `17:00:00` is `17:00`); empty without one. */
export const writtenTime = (yaml: string): string =>
	/^(['"]?)date\1[ \t]*:\s*['"]?[\d/-]+[Tt ]+(\d{1,2}:\d{2}(?::\d{2})?)/m
		.exec(yaml)?.[2]
		?.replace(/^\d:/, '0$&')
		.replace(/^(\d+:\d+):00$/, '$1') ?? '';
