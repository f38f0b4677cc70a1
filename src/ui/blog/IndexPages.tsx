import './archive.css';
import '#ui/prose/cards.css';
import '#ui/prose/prose.css';
import type { Author, Tag } from '#content/authors-and-tags.ts';
import type { Blog } from '#content/blog.ts';
import { listedPosts } from '#content/listed-posts.ts';
import { postsByYear } from '#navigation/posts-by-year.ts';
import { anchors } from '#words/addresses.ts';
import { blog as strings } from '#words/blog.ts';
import { shortDate } from '#words/dates.ts';
import { withBase } from '../href.ts';
import { AuthorDetails } from './AuthorDetails.tsx';
import { BlogFrame } from './BlogFrame.tsx';
import { PostDay } from './PostDay.tsx';

interface IndexPageProps {
	base: string;
	blog: Blog;
	path: string;
}

/** All posts by year. */
export function ArchivePage({ base, blog, path }: IndexPageProps) {
	return (
		<BlogFrame base={base} blog={blog} path={path} kind="posts">
			<div className="prose">
				<h1>{strings.archive}</h1>
				<p className="lead">{strings.archiveText}</p>
				{postsByYear(blog.posts).map(({ year, posts }) => (
					<section key={year} className="archive">
						<h2 id={`${anchors.year}-${year}`}>{year}</h2>
						<ul className="archive-list">
							{posts.map((post) => (
								<li key={post.path}>
									<PostDay post={post} inWords={shortDate} />
									<div>
										<a href={withBase(base, post.path)}>{post.title}</a>
									</div>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</BlogFrame>
	);
}

/** The list of all authors. */
export function AuthorsPage({ base, blog, path }: IndexPageProps) {
	const count = (author: Author) => listedPosts(blog.posts).filter(({ authors }) => authors.some(({ key }) => key === author.key)).length;
	return (
		<BlogFrame base={base} blog={blog} path={path} kind="posts">
			<div className="prose">
				<h1>{strings.authors}</h1>
				<p className="lead">{strings.authorsText}</p>
				<ul className="cards">
					{blog.authors.map((author) => (
						<li key={author.key} className="card">
							<h2>{author.path ? <a href={withBase(base, author.path)}>{author.config.name}</a> : author.config.name}</h2>
							{author.config.title && <p>{author.config.title}</p>}
							<AuthorDetails base={base} author={author} />
							<p className="card-note">{strings.posts(count(author))}</p>
						</li>
					))}
				</ul>
			</div>
		</BlogFrame>
	);
}

/** The list of all tags. */
export function TagsPage({ base, blog, path }: IndexPageProps) {
	const count = (tag: Tag) => listedPosts(blog.posts).filter(({ tags }) => tags.some(({ key }) => key === tag.key)).length;
	// A tag that stands in the list alone, or on unlisted posts, leads to nothing.
	const used = blog.tags.filter((tag) => count(tag) > 0);
	return (
		<BlogFrame base={base} blog={blog} path={path} kind="posts">
			<div className="prose">
				<h1>{strings.tags}</h1>
				<p className="lead">{strings.tagsText}</p>
				<ul className="cards">
					{used.map((tag) => (
						<li key={tag.key} className="card">
							<h2>
								<a href={withBase(base, tag.path)}>{tag.label}</a>
							</h2>
							{tag.description && <p>{tag.description}</p>}
							<p className="card-note">{strings.posts(count(tag))}</p>
						</li>
					))}
				</ul>
			</div>
		</BlogFrame>
	);
}
