import './post-details.css';
import type { Tag } from '#content/post-names.ts';
import { blog } from '#words/blog.ts';
import { withBase } from '../href.ts';

/** The tags of a post or doc. */
export function TagList({ base, tags }: { base: string; tags: readonly Tag[] }) {
	if (tags.length === 0) return null;
	return (
		<ul className="tags" aria-label={blog.tags}>
			{tags.map((tag) => (
				<li key={tag.key}>
					<a href={withBase(base, tag.path)}>{tag.label}</a>
				</li>
			))}
		</ul>
	);
}
