/** Words a minute of an adult reading English non-fiction silently: 228 in the mean over the International Reading Speed Texts (Trauzettel-Klosinski and Dietz, IOVS 2012). */
export const WORDS_PER_MINUTE = 228;
