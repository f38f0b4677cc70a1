/** Spaces at which no line ends: „Abbildung 1“, „Version 2025.3“, „ISO 9001“, „6 Monate“, „15. September“. */
const JOINS =
	/(?<=(?<!\p{L})(?:Abbildung|Abschnitt|Kapitel|Schritt|Seite|Tabelle|Version))[ \n](?=\d)|(?<=(?<![\p{L}\d])\p{Lu}[\p{Lu}/-]*)[ \n](?=\d)|(?<=(?<!\S)\d+)[ \n](?=(?:Sekunden?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?)(?!\p{L}))|(?<=(?<!\S)\d\d?\.)[ \n](?=(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L}))/gu;

/** Puts a no-break space where a number belongs to the word beside it. */
export const joinNumbers = (text: string): string => text.replace(JOINS, '\u00a0');
