import { fileURLToPath } from 'node:url';

/** The folder of this program, which is also the folder of its own site. */
export const PROGRAM = fileURLToPath(new URL('../../', import.meta.url));

/** Whether this is the package, in which all code is compiled. */
export const isCompiled: boolean = import.meta.filename.endsWith('.js');
