import { feedId } from '#feeds/feed-id.ts';
import { siteFaults } from '#words/site-faults.ts';
import type { SourceRule } from './site-sources.ts';

export const duplicateFeedId = {
	id: 'duplicate-feed-id',
	run({ site: { blogs, config }, lineOfKey }) {
		return blogs.flatMap(({ posts }) => {
			const first = new Map<string, string>();
			// A post without `feed_id` is known by its own address, which another post may have as its `feed_id`.
			const [silent, named] = [posts.filter(({ frontMatter }) => frontMatter.feed_id === undefined), posts.filter(({ frontMatter }) => frontMatter.feed_id)];
			return [...silent, ...named].flatMap((post) => {
				const id = feedId(post, config);
				const other = first.get(id);
				first.set(id, other ?? post.file);
				if (other === undefined || post.frontMatter.feed_id === undefined) return [];
				const { file } = post;
				return [{ file, line: lineOfKey(file, ['feed_id']) ?? 1, message: siteFaults.sameFeedId(id, other), hint: siteFaults.sameFeedIdHint }];
			});
		});
	},
} satisfies SourceRule;
