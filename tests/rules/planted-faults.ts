import { COMMANDS } from './commands.ts';
import { COMPONENTS } from './components.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { FILES } from './files.ts';
import { FINISHED_PAGES } from './finished-pages.ts';
import { MARKDOWN } from './markdown.ts';
import type { Plant } from './plant.ts';
import { TEXTS } from './texts.ts';

/** A fault for every rule, in the order in which a build comes to them. */
export const PLANTS: readonly Plant[] = [...COMMANDS, ...FILES, ...DESCRIPTIONS, ...MARKDOWN, ...COMPONENTS, ...FINISHED_PAGES, ...TEXTS];
