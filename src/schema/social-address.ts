/** Platforms on which an author may be named by the name that they have there. */
const PLATFORMS: ReadonlyMap<string, string> = new Map(
	Object.entries({
		bluesky: 'https://bsky.app/profile/',
		github: 'https://github.com/',
		instagram: 'https://www.instagram.com/',
		linkedin: 'https://www.linkedin.com/in/',
		mastodon: 'https://mastodon.social/@',
		stackoverflow: 'https://stackoverflow.com/users/',
		threads: 'https://www.threads.net/@',
		twitch: 'https://www.twitch.tv/',
		twitter: 'https://x.com/',
		x: 'https://x.com/',
		youtube: 'https://www.youtube.com/@',
	}),
);

/** Full address of an author on a platform; `undefined` for a name on a platform that is not known. */
export function socialAddress(platform: string, name: string): string | undefined {
	if (/^(?:https?:\/\/|mailto:)/.test(name)) return name;
	if (platform === 'email') return `mailto:${name}`;
	const start = PLATFORMS.get(platform);
	return start === undefined ? undefined : start + name.replace(/^@/, '');
}
