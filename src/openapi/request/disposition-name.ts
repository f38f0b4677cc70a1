/**
 * The name of the file in `Content-Disposition` (RFC 6266), as it is written there, maybe with folders; the encoded form goes first. `undefined` without one.
 * A backslash stands before a quote or another one; elsewhere it is part of a path, as old servers write them.
 */
export function dispositionName(disposition: string): string | undefined {
	const encoded = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(disposition)?.[1];
	try {
		if (encoded !== undefined) return decodeURIComponent(encoded.trim());
	} catch {
		// A broken encoding leaves the plain form.
	}
	const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1];
	return quoted?.replaceAll(/\\(["\\])/g, '$1') ?? /filename\s*=\s*([^;\s]+)/i.exec(disposition)?.[1];
}
