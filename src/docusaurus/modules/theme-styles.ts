import { join } from 'node:path';
import { DOCUSAURUS_ROOM } from './runtime-code.ts';

/** Imports of the classes and properties of Docusaurus' theme in the looks of this program. */
export const THEME_STYLES = ['properties', 'classes', 'space']
	.map((part) => `import ${JSON.stringify(join(DOCUSAURUS_ROOM, `drawing/theme-${part}.css`))};\n`)
	.join('');
