import { postName } from '#content/post-name.ts';
import { postFrontMatterSchema } from '#schema/front-matter.ts';
import { frontMatterOf } from '../front-matter.ts';

/** A version of the product as its post tells it. */
interface ProductVersion {
	/** `2025.3` */
	number: string;
	/** Day as `YYYY-MM-DD`. */
	date: string;
	slug: string;
	title: string;
	/** What is new, without the words „Version 2025.3“ at the beginning. */
	news: string;
	/** Whether programs that use the API have something to look at. */
	concernsApi: boolean;
}

/** Words by which a post says that nothing changes for programs. */
const NO_CHANGE = /^Nichts\b/;

/**
 * Reads the posts, by file below the folder `blog`, newest first. Leaves out posts that no list shows (drafts, unlisted posts, names with `_`), and those that announce
 * no version or have no day; the rules of the site report faults in the front matter.
 */
export function readVersions(posts: Readonly<Record<string, string>>): ProductVersion[] {
	return Object.entries(posts)
		.flatMap(([file, text]): ProductVersion[] => {
			const path = file.replace(/^\/?blog\//, '');
			const { data: head } = postFrontMatterSchema.safeParse(frontMatterOf(text) ?? {});
			if (head === undefined || head.draft || head.unlisted || /(?:^|\/)[_.]/.test(path)) return [];
			const name = postName(path);
			const date = head.date ?? name.date;
			const [, number, news = ''] = /^Version (\d{4}\.\d+):? (.+)$/.exec((head.description ?? '').replace(/\s+/g, ' ').trim()) ?? [];
			if (number === undefined || date === undefined) return [];
			const slug = (head.slug ?? name.slug).replace(/^\/|\/$/g, '');
			const integrations = INTEGRATIONS.exec(text)?.[1] ?? '';
			const concernsApi = !NO_CHANGE.test(integrations);
			return [{ number, date, slug, title: head.title ?? slug, news: news.charAt(0).toUpperCase() + news.slice(1), concernsApi }];
		})
		.sort((a, b) => b.date.localeCompare(a.date));
}

/** The text below the heading with this id; the id may be written as a comment of MDX. */
const INTEGRATIONS = /\{(?:#integrationen|\/\*\s*#integrationen\s*\*\/)\}\s*([\s\S]*?)(?:\n## |$)/;
