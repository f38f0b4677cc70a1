import { expect, test } from 'vitest';
import { movedText } from './moved-text.ts';

const FILES = new Set(['blog/neu.md', 'src/Karte.tsx', 'public/ein bild.png', 'docs/index.md']);
const move = { file: 'docs/handbuch/a.mdx', copy: 'versioned_docs/version-1/handbuch/a.mdx', folder: 'docs', exists: (path: string) => FILES.has(path) };

test.each<[string, string, string]>([
	['a link', '[Neu](../../blog/neu.md#teil)', '[Neu](../../../blog/neu.md#teil)'],
	['a picture with a space in its name', '![Bild](../../public/ein%20bild.png "Titel")', '![Bild](../../../public/ein%20bild.png "Titel")'],
	['an import, also without its ending', "import Karte from '../../src/Karte';", "import Karte from '../../../src/Karte';"],
	['a reference', '[neu]: ../../blog/neu.md', '[neu]: ../../../blog/neu.md'],
	['an attribute', '<img src="../../public/ein%20bild.png" />', '<img src="../../../public/ein%20bild.png" />'],
	['what lies in the folder itself', '[Start](../index.md)', '[Start](../index.md)'],
	['what leads nowhere', '[Fehlt](../../fehlt.md) und ../../.. sowie 50%../../x', '[Fehlt](../../fehlt.md) und ../../.. sowie 50%../../x'],
	['code', '`cat ../../blog/neu.md`\n\n```sh\ncat ../../blog/neu.md\n```\n', '`cat ../../blog/neu.md`\n\n```sh\ncat ../../blog/neu.md\n```\n'],
])('%s', (_, text, moved) => {
	expect(movedText(text, move)).toBe(moved);
});
