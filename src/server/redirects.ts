/**
 * Reads the configuration of redirects that a build writes (`_redirects`): a line `from to status` for each, both paths with the base. Lines that hold anything
 * else, such as patterns for certain hosts, are passed over. Of two lines for a path the first counts.
 */
export function readRedirects(text: string): ReadonlyMap<string, string> {
	const found = new Map<string, string>();
	for (const line of text.split('\n')) {
		const [from = '', to = '', status] = line.trim().split(/\s+/);
		if (/^\/(?!\/)[^*:]*$/.test(from) && /^\/(?!\/)[^*:]*$/.test(to) && status === '301' && !found.has(from)) found.set(from, to);
	}
	return found;
}
