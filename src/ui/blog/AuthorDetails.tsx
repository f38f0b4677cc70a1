import { ownValue } from '#text/own-value.ts';
import './author-details.css';
import './post-details.css';
import type { Author } from '#content/authors-and-tags.ts';
import { blog } from '#words/blog.ts';
import { withBase } from '../href.ts';

/** Picture and addresses of an author; nothing where there is neither. */
export function AuthorDetails({ base, author: { config } }: { base: string; author: Author }) {
	const { name, image_url: image, url, email, socials = {} } = config;
	const links = [
		...(url === undefined ? [] : [{ label: blog.website, href: url }]),
		...(email === undefined ? [] : [{ label: email, href: `mailto:${email}` }]),
		...Object.entries(socials).map(([platform, href]) => ({ label: ownValue(PLATFORM_NAMES, platform) ?? platform, href })),
	];
	return (
		<>
			{image && <img className="author-image" src={withBase(base, image)} alt={blog.portrait(name)} width="72" height="72" loading="lazy" />}
			{links.length > 0 && (
				<ul className="tags" aria-label={blog.addressesOf(name)}>
					{links.map(({ label, href }) => (
						<li key={href}>
							<a href={href} rel="me noopener">
								{label}
							</a>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

/** How platforms write their names. */
const PLATFORM_NAMES: Record<string, string> = {
	bluesky: 'Bluesky',
	email: blog.email,
	github: 'GitHub',
	instagram: 'Instagram',
	linkedin: 'LinkedIn',
	mastodon: 'Mastodon',
	stackoverflow: 'Stack Overflow',
	threads: 'Threads',
	twitch: 'Twitch',
	twitter: 'X',
	x: 'X',
	youtube: 'YouTube',
};

/** Where the name of an author leads: to the page with their posts, else to their own address. */
export function authorHref(base: string, { path, config }: Author): string | undefined {
	return path === undefined ? (config.url ?? (config.email && `mailto:${config.email}`)) : withBase(base, path);
}
