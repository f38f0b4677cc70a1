import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

/** Names of files with a hash of their content. */
const HASHED_NAME = /([\w-]+)\.[\w-]{8}\.(js|css)\b/g;

/**
 * Bytes of a text on its way to a reader: brotli, quality 9. Hashes in names of files count as others that depend on the name alone: the real ones
 * compress a dozen bytes better or worse with every change of any file.
 */
export const weigh = (text: string): number =>
	brotliCompressSync(
		text.replaceAll(HASHED_NAME, (_, name: string, ending: string) => `${name}.${hashOfName(name)}.${ending}`),
		{ params: { [constants.BROTLI_PARAM_QUALITY]: 9 } },
	).length;

const hashOfName = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 8);
