import { type LoadedDescription, type LoadOptions, loadDescription, tolerated } from './load-description.ts';
import { readDescriptionText } from './read-description-text.ts';
import { mayHaveParts, readParts } from './read-parts.ts';

interface ReadOptions extends LoadOptions {
	/** The file is a fetched copy: no local file belongs to it, whatever it references. */
	isPulled?: boolean | undefined;
}

/**
 * Reads the description in `file` (relative to `root`, or absolute) and the local files it references (see `readParts`; none for a fetched copy). A missing or
 * unreadable file is reported as a problem of the rule `api-file`. See `loadDescription` for everything else.
 */
export function readDescription(root: string, { isPulled = false, ...options }: ReadOptions): LoadedDescription {
	const { file, lenient = false } = options;
	const { text, problems } = readDescriptionText(root, file);
	if (text === undefined) return { model: undefined, problems };
	const read = !isPulled && mayHaveParts(text) ? readParts(text, root, file) : undefined;
	const loaded = loadDescription(text, { ...options, parts: read?.parts });
	const beside = [...problems, ...(read?.problems ?? [])];
	return { ...loaded, problems: [...(lenient ? tolerated(beside) : beside), ...loaded.problems] };
}
