import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAM } from '#site/program.ts';

/** Version of this program. */
export const programVersion = (): string => JSON.parse(readFileSync(join(PROGRAM, 'package.json'), 'utf8')).version;
