export type RequestPath =
	/** A path below the base. `segments` are decoded names of folders and files, safe to join to a folder. */
	| { kind: 'inside'; segments: string[]; endsInSlash: boolean; pathname: string; query: string }
	| { kind: 'outside'; pathname: string; query: string }
	/** Not a path, or one that tries to leave the folder. */
	| { kind: 'malformed' };

/**
 * Reads the target of a request line (`/docs/?a=b`, or the absolute form of RFC 9112, 3.2.2).
 * @param base path the site stands under; begins and ends with a slash.
 */
export function readRequestPath(target: string, base: string): RequestPath {
	const origin = /^https?:\/\/[^/?]*/i.exec(target)?.[0] ?? '';
	const [pathname = '', ...rest] = target.slice(origin.length).split('?');
	const query = rest.length === 0 ? '' : `?${rest.join('?')}`;
	const names = decodeSegments(pathname === '' && origin !== '' ? '/' : pathname);
	if (names === undefined) return { kind: 'malformed' };
	const baseNames = base.split('/').filter((name) => name !== '');
	const isBelow = baseNames.every((name, index) => names.segments[index] === name);
	// `/base` itself lacks the slash that makes it the folder.
	if (!isBelow || (names.segments.length === baseNames.length && !names.endsInSlash)) return { kind: 'outside', pathname, query };
	return { kind: 'inside', segments: names.segments.slice(baseNames.length), endsInSlash: names.endsInSlash, pathname, query };
}

function decodeSegments(pathname: string): { segments: string[]; endsInSlash: boolean } | undefined {
	if (!pathname.startsWith('/')) return undefined;
	const endsInSlash = pathname.endsWith('/');
	try {
		const segments = (endsInSlash ? pathname.slice(1, -1) : pathname.slice(1)).split('/').map(decodeURIComponent);
		if (pathname === '/') return { segments: [], endsInSlash };
		return segments.some(isUnsafe) ? undefined : { segments, endsInSlash };
	} catch {
		return undefined;
	}
}

/** An encoded slash or backslash would become a separator, NUL ends a path in C; an empty name makes `//host/`, a redirect to another site. */
const isUnsafe = (name: string) => name === '' || name === '.' || name === '..' || /[/\\\0]/.test(name);
