/** What separates words, in the classes of `lodash`. */
const SEPARATOR = '[\\s\\u{0}-/:-@[-`{-\\u{bf}×÷\\u{2000}-\\u{206f}]';
/** Letters of other scripts, which have no case as far as it goes. */
const OTHER = '[^\\s\\u{0}-\\u{bf}×÷\\u{2000}-\\u{206f}\\u{2700}-\\u{27bf}\\u{10000}-\\u{10ffff}]';
const PICTOGRAPH = '(?:[\\u{2700}-\\u{27bf}]|\\p{RI}{2}|[\\u{10000}-\\u{10ffff}])[\\u{fe0e}\\u{fe0f}\\u{1f3fb}-\\u{1f3ff}]?';

const CASED_WORD = new RegExp(
	[
		`[A-Z]?[a-z]+(?=${SEPARATOR}|[A-Z]|$)`,
		`(?:[A-Z]|${OTHER})+(?=${SEPARATOR}|[A-Z](?:[a-z]|${OTHER})|$)`,
		`[A-Z]?(?:[a-z]|${OTHER})+`,
		'[A-Z]+',
		'\\d*(?:1ST|2ND|3RD|(?![123])\\dTH)(?=\\b|[a-z_])',
		'\\d*(?:1st|2nd|3rd|(?![123])\\dth)(?=\\b|[A-Z_])',
		'\\d+',
		`${PICTOGRAPH}(?:\\u{200d}${PICTOGRAPH})*`,
	].join('|'),
	'gu',
);

const LIGATURES: Readonly<Record<string, string>> = {
	Æ: 'Ae',
	æ: 'ae',
	Þ: 'Th',
	þ: 'th',
	ß: 'ss',
	Ø: 'O',
	ø: 'o',
	Ð: 'D',
	ð: 'd',
	Œ: 'Oe',
	œ: 'oe',
	Ł: 'L',
	ł: 'l',
	Đ: 'D',
	đ: 'd',
	ı: 'i',
};

/** Words in small letters, joined by hyphens, as `kebabCase` of `lodash` makes them: `GitHub Actions` is `git-hub-actions`. Docusaurus makes the addresses of tags by it. */
export function kebabCase(text: string): string {
	const plain = text
		.replace(/[ÆæÞþßØøÐðŒœŁłĐđı]/g, (letter) => LIGATURES[letter] ?? letter)
		.replace(/[\u00c0-\u017f]/g, (letter) => letter.normalize('NFD'))
		.replace(/[\u0300-\u036f'’]/g, '');
	return [...plain.matchAll(CASED_WORD)].map(([word]) => word.toLowerCase()).join('-');
}
