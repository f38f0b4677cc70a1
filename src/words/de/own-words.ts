/** Messages about a file of words that a site brings along. */
export const ownWords = {
	unknown: (name: string) => `Das Wort „${name}“ gibt es hier nicht.`,
	noText: (name: string) => `„${name}“ ist kein Text.`,
	noForms: (name: string) => `„${name}“ ist weder ein Text noch eine Liste von Formen (one, few, other …) mit „other“.`,
	idleForm: (name: string, form: string) => `„${name}“ hat einen Text für „${form}“, eine Form, die diese Sprache nicht kennt.`,
	noGroup: (name: string) => `Unter „${name}“ stehen Wörter mit Namen.`,
	notGiven: (name: string) => `„${name}“ bildet das Programm selbst; eine Datei kann es nicht ersetzen.`,
	holes: (name: string, count: number) => `„${name}“ nennt einen Wert, den es nicht gibt: Bekannt sind so viele: ${count}.`,
	textHint: (text: string) => `Hier steht bisher: ${text}`,
	missing: (count: number, names: string, more: number) =>
		`${count === 1 ? 'Es fehlt 1 Wort; es steht' : `Es fehlen ${count} Wörter; sie stehen`} auf Englisch da: ${names}${more > 0 ? ` und ${more} ${more === 1 ? 'weiteres' : 'weitere'}` : ''}.`,
	missingHint: (locale: string) => `„nonius words ${locale}“ gibt die fehlenden aus, zum Ergänzen.`,
};
