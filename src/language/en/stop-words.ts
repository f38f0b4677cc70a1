const WORDS =
	'a about an and are as at be by can do does for from had has have how i if in into is it its me my not of on or our should so that the their them then there these they this those to ' +
	'was we were what when where which who why will with would you your';

/** Folded English words that carry no topic. A question in whole sentences is searched by its other words. */
export const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.split(' '));

/** English leaves no part of a verb at the end of a sentence that would begin the word in a manual. */
export const PARTICLES: ReadonlySet<string> = new Set();
