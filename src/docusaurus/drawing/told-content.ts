import type { Post } from '#content/blog.ts';
import type { Doc } from '#content/doc.ts';
import type { Site } from '#navigation/site.ts';
import { manualId, versionName } from './manual-data.ts';

/** What plugins of Docusaurus loaded, by their names and ids, as far as other plugins ask for it (`allContentLoaded`). */
type ToldContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The docs and posts of a site in the words of Docusaurus, with the addresses that they have here. */
export function toldContent({ config, blogs, versions }: Site): ToldContent {
	const addressOf = (path: string) => config.base + path.slice(1);
	const manuals = Map.groupBy(versions, (version) => manualId(version, config));
	const ids = ['default', ...config.otherBlogs.map(({ id }) => id)];
	return {
		'docusaurus-plugin-content-blog': Object.fromEntries(
			blogs.map(({ posts }, index) => [ids[index] ?? 'default', { blogPosts: posts.map((post) => toBlogPost(post, addressOf)) }]),
		),
		'docusaurus-plugin-content-docs': Object.fromEntries(
			[...manuals].map(([id, own]) => [
				id,
				{ loadedVersions: own.map((version) => ({ versionName: versionName(version), docs: version.docs.map((doc) => toToldDoc(doc, addressOf)) })) },
			]),
		),
	};
}

type AddressOf = (path: string) => string;

function toBlogPost({ path, title, description, date, tags, authors, readingTime, truncated, file, unlisted, frontMatter }: Post, addressOf: AddressOf) {
	return {
		id: path,
		metadata: {
			title,
			description,
			date,
			permalink: addressOf(path),
			source: `@site/${file}`,
			readingTime,
			hasTruncateMarker: truncated,
			unlisted,
			frontMatter,
			authors: authors.map(({ key, config }) => ({ key, ...config })),
			tags: tags.map(({ label, path: tagPath }) => ({ label, permalink: addressOf(tagPath) })),
		},
	};
}

const toToldDoc = ({ id, path, title, description, file, frontMatter }: Doc, addressOf: AddressOf) => ({
	id,
	title,
	description,
	permalink: addressOf(path),
	source: `@site/${file}`,
	frontMatter,
});
