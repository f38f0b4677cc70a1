/** Endings by which a word shows its class, and what German inflection puts behind it. The first that fits counts. */
const CLASSES: readonly (readonly [ending: RegExp, endings: readonly string[]])[] = [
	// Adjectives are written small.
	[/^\p{Ll}.*(?:ig|lich|isch|bar|sam|haft|los)$/u, ['e', 'en', 'er', 'es', 'em']],
	// Other small words are names of values and commands: they do not change.
	[/^\p{Ll}/u, []],
	[/(?:ung|ion|heit|keit|schaft|ität)$/u, ['en']],
	[/(?:um|us)$/u, ['s']],
	[/(?:name|gedanke|buchstabe)$/iu, ['n', 'ns']],
	[/e$/u, ['n']],
	[/(?:el|er)$/u, ['s', 'n']],
	[/(?:en|chen|lein)$/u, ['s']],
	[/(?:s|ß|x|z)$/u, ['es', 'e', 'en']],
	[/./u, ['s', 'es', 'e', 'en']],
];

/** Longer feminine nouns in -er and -el take -n alone: nobody says „des Nummers“. */
const FEMININE = /(?:nummer|ziffer|regel|tafel|formel|kammer|feder|skala)$/u;

/**
 * A German word with the forms that its class allows: `Prüfmittel` → Prüfmittel, Prüfmittels, Prüfmitteln. Only endings are added: plurals with
 * another vowel (Läger) or stem (Kriterien) have to be named. Adjectives also come with a capital, as a sentence may begin with them.
 */
export function inflect(word: string): string[] {
	const endings = FEMININE.test(word.toLowerCase()) ? ['n'] : (CLASSES.find(([pattern]) => pattern.test(word))?.[1] ?? []);
	const forms = [word, ...endings.map((ending) => word + ending)];
	const isAdjective = endings.length > 0 && /^\p{Ll}/u.test(word);
	return isAdjective ? [...forms, ...forms.map((form) => form.charAt(0).toUpperCase() + form.slice(1))] : forms;
}
