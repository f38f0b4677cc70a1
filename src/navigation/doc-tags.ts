import { posix } from 'node:path';
import { distinctTags, type Tag, tagAddress } from '#content/authors-and-tags.ts';
import type { Doc } from '#content/doc.ts';
import { joinBelow } from '#content/join-below.ts';
import type { TagConfig } from '#schema/blog.ts';
import { LANGUAGE } from '#words/locale.ts';
import type { CategoryPage, SidebarLink } from './sidebar/sidebar.ts';

interface DocTagOptions {
	/** Path of the version, e.g. `/docs/`. */
	path: string;
	/** What `tags.yml` says of tags, by key. */
	declared: Readonly<Record<string, TagConfig>>;
	/** Title of the page of all tags, and the text on each of its cards. */
	title: string;
	count(docs: number): string;
}

/** Gives docs the tags that they name, with addresses, and makes the pages of the tags: one that lists all of them and one for each. */
export function docTags(docs: readonly Doc[], { path, declared, title, count }: DocTagOptions): { docs: Doc[]; pages: CategoryPage[] } {
	const tagged = docs.map((doc) => ({ doc, tags: distinctTags(doc.frontMatter.tags.map((tag) => tagOf(tag, path, declared))) }));
	const all = new Map(tagged.flatMap(({ doc, tags }) => (doc.unlisted ? [] : tags)).map((tag) => [tag.path, tag]));
	if (all.size === 0) return { docs: [...docs], pages: [] };
	const listed = [...all.values()].sort((a, b) => a.label.localeCompare(b.label, LANGUAGE));
	const docsOf = (tag: Tag) => tagged.filter(({ doc, tags }) => !doc.unlisted && tags.some((own) => own.path === tag.path)).map(({ doc }) => doc);
	const page = ({ path: at, label, description }: Pick<Tag, 'path' | 'label' | 'description'>, items: SidebarLink[]): CategoryPage => ({
		path: at,
		title: label,
		description,
		sidebarId: undefined,
		category: { type: 'category', label, href: at, description, collapsible: false, collapsed: false, items },
	});
	return {
		docs: tagged.map(({ doc, tags }) => (tags.length === 0 ? doc : { ...doc, tags: tags.filter((tag) => all.has(tag.path)) })),
		pages: [
			page(
				{ path: posix.join(path, 'tags/'), label: title, description: undefined },
				listed.map((tag) => linkTo(tag.path, tag.label, count(docsOf(tag).length))),
			),
			...listed.map((tag) =>
				page(
					tag,
					docsOf(tag).map((doc) => linkTo(doc.path, doc.title, doc.description)),
				),
			),
		],
	};
}

function tagOf({ key, label, permalink }: Doc['frontMatter']['tags'][number], path: string, declared: DocTagOptions['declared']): Tag {
	const name = label ?? key ?? '';
	const [id, known] = Object.entries(declared).find(([own, config]) => own === key || config.label === name) ?? [name, undefined];
	const address = known?.permalink ?? permalink ?? tagAddress(id, true);
	return { key: id, label: known?.label ?? name, path: joinBelow(posix.join(path, 'tags'), address), description: known?.description };
}

const linkTo = (href: string, label: string, description: string | undefined): SidebarLink => ({
	type: 'link',
	label,
	href,
	docId: undefined,
	description,
	unlisted: false,
});
