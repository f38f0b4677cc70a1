import { satteriCreateHighlightFn, satteriHighlightPlugin } from '@astrojs/markdown-satteri';
import { bundledLanguages, isSpecialLang } from 'shiki';
import { onceLoaded } from '#text/once-loaded.ts';
import { codeMarks, type MarkingComment, markedLines, takeComments } from './code-block.ts';

type ColourCode = NonNullable<Awaited<ReturnType<typeof satteriCreateHighlightFn>>>;

/** Grammars are loaded once, with the first code block. */
const loadColours = onceLoaded(async (): Promise<ColourCode> => {
	const colour = await satteriCreateHighlightFn('shiki', { theme: 'css-variables', transformers: [codeMarks] });
	if (colour === undefined) throw new Error('The highlighter of code cannot be loaded.');
	return colour;
});

/**
 * Colours code by classes instead of colours, so that both colour modes and a strict content security policy work.
 * @param marking comments that mark lines, beyond those that every site has.
 */
export const highlight = (marking: readonly MarkingComment[]) =>
	satteriHighlightPlugin(async (code, language, meta) => {
		const colours = await loadColours();
		const name = language?.toLowerCase();
		const known = !name ? language : Object.hasOwn(bundledLanguages, name) || isSpecialLang(name) ? name : 'plaintext';
		if (marking.length === 0) return colours(code, known, meta);
		const { text, lines } = takeComments(code, marking);
		const marked = [...lines, ...markedLines(meta ?? '')].join(',');
		return colours(text, known, `${marked === '' ? '' : `{${marked}} `}${meta ?? ''}`);
	}, undefined);
