/** How a word shows its class, what German inflection puts behind it, and what in place of the end that shows it. The first that fits counts. */
const CLASSES: readonly (readonly [end: RegExp, endings: readonly string[], instead?: readonly string[]])[] = [
	// Adjectives are written small.
	[/^\p{Ll}.*(?:ig|lich|isch|bar|sam|haft|los)$/u, ['e', 'en', 'er', 'es', 'em']],
	// Other small words are names of values and commands: they do not change.
	[/^\p{Ll}/u, []],
	// Longer feminine nouns in -er and -el take -n alone: nobody says „des Nummers“.
	[/(?:nummer|ziffer|regel|tafel|formel|kammer|feder)$/iu, ['n']],
	[/(?:ung|ion|heit|keit|schaft|ität)$/u, ['en']],
	// Ergebnisse, Busse
	[/(?:nis|bus)$/iu, ['ses', 'se', 'sen']],
	// Prüferinnen, but also Termine
	[/in$/u, ['s', 'es', 'e', 'en', 'nen']],
	// „Daten“ are hardly ever plural days.
	[/datum$/iu, ['s']],
	// Kriterien, Maxima; Radien, Modi; Basen
	[/(?<!a)um$/u, ['s'], ['en', 'a']],
	[/(?<![ae])us$/u, ['se', 'ses', 'sen'], ['en', 'i']],
	[/(?<![aeo])is$/u, ['se', 'ses', 'sen'], ['en']],
	// Indizes, Matrizen
	[/[ei]x$/u, ['es', 'e', 'en'], ['izes', 'izen']],
	// Themen, Schemata; Skalen; Konten
	[/(?<=m)a$/u, ['s', 'ta'], ['en']],
	[/a$/u, ['s'], ['en']],
	[/(?<=kont|risik|sald)o$/iu, ['s'], ['en']],
	// Materialien, Prinzipien
	[/(?:ial|zip)$/u, ['s', 'es', 'e', 'en', 'ien']],
	[/herr$/iu, ['n', 'en']],
	[/(?:name|gedanke|buchstabe|wille|glaube|funke)$/iu, ['n', 'ns']],
	// Neuter ones: des Gehäuses
	[/^ge.+e$|(?:gebäude|gehäuse|gelände|getriebe|gewinde|ende|auge|interesse)$/iu, ['s', 'n']],
	[/e$/u, ['n']],
	[/(?:el|er)$/u, ['s', 'n']],
	[/(?:en|chen|lein)$/u, ['s']],
	[/(?:s|ß|x|z)$/u, ['es', 'e', 'en']],
	[/./u, ['s', 'es', 'e', 'en']],
];

/** Last parts of words whose plural nothing shows, and its endings: Felder; with another vowel Pläne, Bücher, Mängel, Werkstätten. */
const PLURALS: readonly (readonly [last: RegExp, endings: readonly string[], changes: boolean])[] = [
	[/(?:feld|bild|schild|brett|licht|glied|kind|kleid|lied)$/iu, ['er', 'ern'], false],
	[
		/(?:plan|schrank|raum|baum|satz|gang|zug|stand|grund|trag|lauf|kauf|platz|kopf|knopf|hang|fang|schlag|block|topf|markt|ausdruck|stab|fall|stamm|schacht|draht|stuhl|fluss|schluss|schuss|guss|bruch|spruch|wunsch|ton|strom|stock|hof|stoß|fuß|schlauch|brauch|hand|kraft|wand|naht|stadt|kunft|schnur|maus|schwung|sprung|wurf|schub|hub|vorrat|arzt|brand|(?:ver|ein|sammel)band|zahn|korb|(?<!kom)pass|(?:an|aus|ein|durch|nach)lass)$/iu,
		['e', 'en'],
		true,
	],
	[/(?:haus|buch|blatt|fach|wort|rad|glas|dach|land|schloss|amt|fass|bad|loch|(?<!ver|ein|sammel)band|gut|mann|(?<!b)rand)$/iu, ['er', 'ern'], true],
	[/(?:mangel|nagel|mantel|sattel|vogel|apfel|hammer|vater)$/iu, ['', 'n'], true],
	[/(?:hafen|kasten|laden|garten|boden|bogen|faden|schaden|graben|ofen)$/iu, [''], true],
	[/statt$/iu, ['en'], true],
];

/** Plan → Plän, Raum → Räum */
const withUmlaut = (word: string) => word.replace(/([aou])(u?)(?!.*[aou])/iu, (_, vowel: string, rest: string) => `${vowel}\u0308`.normalize() + rest);

/**
 * A German word with the forms that its class allows: `Prüfmittel` → Prüfmittel, Prüfmittels, Prüfmitteln. Forms that nobody uses do no harm, those that are another
 * word would; plurals that are not among them have to be named. Adjectives also come with a capital, as a sentence may begin with them.
 */
export function inflect(word: string): string[] {
	const [end = /$/, endings = [], instead = []] = CLASSES.find(([pattern]) => pattern.test(word)) ?? [];
	const isSmall = /^\p{Ll}/u.test(word);
	const plurals = isSmall
		? []
		: PLURALS.filter(([last]) => last.test(word)).flatMap(([, plural, changes]) => plural.map((ending) => (changes ? withUmlaut(word) : word) + ending));
	const forms = [word, ...endings.map((ending) => word + ending), ...instead.map((ending) => word.replace(end, '') + ending), ...plurals];
	return isSmall && endings.length > 0 ? [...forms, ...forms.map((form) => form.charAt(0).toUpperCase() + form.slice(1))] : forms;
}
