/** Elements that may begin or end inside of a word: `**Wort**teil`, `[Prüfmittel](…)s`, H₂O. Everything else is a word of its own, or several. */
const INSIDE_WORDS = new Set('a abbr bdi bdo del em ins mark q s strong sub sup u'.split(' '));
/** Their text is shown as it stands. */
const CODE_ELEMENTS = new Set(['code', 'pre']);
/** Characters that may end a word or sentence, and those that may begin one; a bracket, quote or hyphen belongs to the word that it touches. */
const WORD_END = /[\p{L}\p{N}).!?%“…]$/u;
const WORD_START = /^(?:[\p{L}\p{N}(„]|\/\p{L})/u;

type TagSide = 'open' | 'close';

/**
 * Tells where two texts of a line that touch in HTML are two words to whoever looks at the page: the mark of a method and a title, a name and its type,
 * the cells of a drawn control. Styles part them, so that no blank stands between.
 */
export function createWordGaps(): {
	/** An inline element or a block of code begins or ends. */
	cross(name: string, side: TagSide): void;
	/** Something between is left out. */
	leaveOut(): void;
	/** The separator before `text`: a space if it begins a word of its own. */
	before(text: string): '' | ' ';
} {
	let last = '';
	let crossed: TagSide | 'gap' | undefined;
	let code = 0;
	return {
		cross(name, side) {
			const leaves = side === 'close' && CODE_ELEMENTS.has(name);
			if (leaves) code--;
			// Inside of code, elements only colour it; `wbr` is a chance to break the line.
			if (code === 0 && name !== 'wbr') crossed = (crossed ?? side) === side && INSIDE_WORDS.has(name) ? side : 'gap';
			if (side === 'open' && CODE_ELEMENTS.has(name)) code++;
		},
		leaveOut() {
			crossed = 'gap';
		},
		before(text) {
			if (text === '') return '';
			const gap = crossed === 'gap' && WORD_END.test(last) && WORD_START.test(text);
			last = text;
			crossed = undefined;
			return gap ? ' ' : '';
		},
	};
}
