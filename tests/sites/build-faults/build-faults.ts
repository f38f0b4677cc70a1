import { DATA_FAULTS } from './data.ts';
import type { BuildFault } from './fault.ts';
import { FILE_FAULTS } from './files.ts';
import { KEPT_FAULTS } from './kept.ts';
import { MACHINE_FAULTS } from './machine.ts';
import { TEXT_FAULTS } from './texts.ts';

/** All of them, by what is broken. */
export const BUILD_FAULTS: readonly BuildFault[] = [...FILE_FAULTS, ...TEXT_FAULTS, ...DATA_FAULTS, ...MACHINE_FAULTS, ...KEPT_FAULTS];
