import { expect, test } from 'vitest';
import { withIncludedHeadings } from './included-headings.ts';
import { parseMarkdown } from './parse.ts';

const heading = (text: string, depth = 2) => ({ depth, slug: text.toLowerCase(), text });
const PARTS: Readonly<Record<string, ReturnType<typeof heading>[]>> = {
	'docs/teile/_erst.mdx': [heading('Erst'), heading('Darunter', 3)],
	'docs/a/_neben.md': [heading('Neben')],
};

const found = async (body: string, own: readonly string[]) =>
	(
		await withIncludedHeadings(
			{ tree: parseMarkdown({ body, format: 'mdx' }), file: 'docs/a/b.mdx', headings: own.map((text) => heading(text)) },
			async (file) => PARTS[file] ?? [],
		)
	).map(({ text }) => text);

const IMPORTS = "import Erst from '../teile/_erst.mdx';\nimport Neben from './_neben.md';\nimport Kasten from './Kasten.tsx';\n\n";

test.each([
	['where they stand', `${IMPORTS}<Erst />\n\n## A\n\n<Neben />\n\n## B`, ['Erst', 'Darunter', 'A', 'Neben', 'B']],
	['twice where they stand twice', `${IMPORTS}<Neben />\n\n## A\n\n<Neben />\n\n## B`, ['Neben', 'A', 'Neben', 'B']],
	['inside of something else', `${IMPORTS}## A\n\n<Kasten>\n\n<Erst />\n\n## B\n\n</Kasten>`, ['A', 'Erst', 'Darunter', 'B']],
	['not where they are only imported', `${IMPORTS}## A\n\n## B`, ['A', 'B']],
	['behind the title of the page', `${IMPORTS}# Titel\n\n## A\n\n<Neben />\n\n## B`, ['A', 'Neben', 'B']],
	['none without imports', '## A\n\n<Erst />\n\n## B', ['A', 'B']],
])('headings of imported parts come %s', async (_, body, expected) => expect(await found(body, ['A', 'B'])).toEqual(expected));
