/** Spaces at which no line ends: “Figure 1”, “Version 2025.3”, “6 months”. */
const JOINS =
	/(?<=(?<!\p{L})(?:[Cc]hapter|[Ff]igure|[Pp]age|[Ss]ection|[Ss]tep|[Tt]able|[Vv]ersion))[ \n](?=\d)|(?<=(?<![\p{L}\d])\p{Lu}[\p{Lu}/-]*)[ \n](?=\d)|(?<=(?<!\S)\d+)[ \n](?=(?:second|minute|hour|day|week|month|year)s?(?!\p{L}))/gu;

/** Puts a no-break space where a number belongs to the word beside it. */
export const joinNumbers = (text: string): string => text.replace(JOINS, '\u00a0');
