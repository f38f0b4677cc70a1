/** Words that only English has, of those that an interface is made of. Words that German has too (Blog, Version, Status, in, so, was …) are not among them. */
const WORDS =
	'a11y and are author authors back breadcrumb breadcrumbs by cancel close collapse content copied copy current dark dismiss docs draft edit empty error expand failed footer for found from go hide home is language last light link links load loading main menu mode more navbar newer next not of older on open our page pages post posts previous primary read reading reload retry row search send settings show sidebar skip submit switch tag tags the theme this title to toggle toc try unlisted unmaintained unreleased updated view was wide with your'
		.split(' ')
		// Also German words.
		.filter((word) => !['link', 'links', 'error', 'was', 'post', 'tag', 'tags', 'so'].includes(word));

const PATTERN = new RegExp(`(?<![\\p{L}\\p{N}/._-])(?:${WORDS.join('|')})(?![\\p{L}\\p{N}/._-])`, 'giu');

/** The English words in a text. */
export const englishWords = (text: string): string[] => text.match(PATTERN) ?? [];
