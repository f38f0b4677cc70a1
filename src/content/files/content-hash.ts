import { createHash } from 'node:crypto';

/** The SHA-256 of a file or text, in hexadecimal. */
export const contentHash = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
