/** Words that only English has, of those that an interface is made of. Words that German has too (Blog, Version, Status, Link, in, so …) are not among them. */
const WORDS =
	'and are author authors back breadcrumb breadcrumbs by cancel close collapse content copied copy current dark dismiss docs draft edit empty expand failed footer for found from go hide home is language last light load loading main menu mode more navbar newer next not of older on open our page pages posts previous primary read reading reload retry row search send settings show sidebar skip submit switch the theme this title to toggle toc try unlisted unmaintained unreleased updated view wide with your';

const PATTERN = new RegExp(`(?<![\\p{L}\\p{N}/._{-])(?:${WORDS.replaceAll(' ', '|')})(?![\\p{L}\\p{N}/._-])`, 'giu');

/** The English words in a text. */
export const englishWords = (text: string): string[] => text.match(PATTERN) ?? [];
