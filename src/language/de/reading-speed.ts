/**
 * Words a minute of an adult reading German non-fiction silently: 179 in the mean over the International Reading Speed Texts
 * (Trauzettel-Klosinski and Dietz, IOVS 2012), fewer than in English because German words are longer.
 */
export const WORDS_PER_MINUTE = 179;
