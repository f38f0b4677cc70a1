import { fileURLToPath } from 'node:url';

/** The folder of this program, which is also the folder of its own site. */
export const PROGRAM = fileURLToPath(new URL('../../', import.meta.url));
