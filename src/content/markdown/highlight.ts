import { satteriCreateHighlightFn, satteriHighlightPlugin } from '@astrojs/markdown-satteri';
import { codeMarks } from './code-block.ts';

type Colour = NonNullable<Awaited<ReturnType<typeof satteriCreateHighlightFn>>>;

let colours: Promise<Colour> | undefined;

/** Grammars are loaded once, with the first code block. */
async function loadColours(): Promise<Colour> {
	const colour = await satteriCreateHighlightFn('shiki', { theme: 'css-variables', transformers: [codeMarks] });
	if (colour === undefined) throw new Error('The highlighter of code cannot be loaded.');
	return colour;
}

/** Colours code by classes instead of colours, so that both colour modes and a strict content security policy work. */
export const highlight = satteriHighlightPlugin(async (code, language, meta) => {
	colours ??= loadColours();
	return (await colours)(code, language, meta);
}, undefined);
