/** What checks say of links and pictures that lead nowhere. */
export const linkProblems = {
	link: (text: string) => (text === '' ? 'Der Link ohne Text' : `Der Link „${text}“`),
	didYouMean: (name: string) => `Meinten Sie ${name}?`,
	noSlash: (link: string, path: string) => `${link} führt zu ${path} ohne Schrägstrich am Ende.`,
	right: (path: string) => `Richtig ist ${path}.`,
	noPage: (link: string, path: string) => `${link} führt zu ${path}; diese Seite gibt es nicht.`,
	noFile: (link: string, path: string) => `${link} führt zu ${path}; diese Datei gibt es nicht.`,
	mendAddress: 'Berichtigen Sie die Adresse oder entfernen Sie den Link.',
	mendPath: 'Berichtigen Sie den Pfad oder entfernen Sie den Link.',
	noAnchor: (link: string, target: string, isOwn: boolean) =>
		`${link} führt zu ${target}; diese Sprungmarke gibt es ${isOwn ? 'auf der Seite' : 'dort'} nicht.`,
	linkPage: 'Verweisen Sie auf die Seite selbst.',
	anchors: (names: string) => `Vorhanden sind: ${names}.`,
	noImage: (text: string, path: string) => `Das Bild ${text === '' ? '' : `„${text}“ `}liegt nicht unter ${path || 'einer leeren Adresse'}.`,
	mendImage: 'Legen Sie die Datei in public/ oder neben die Seite und berichtigen Sie die Adresse.',
	emptyImage: (path: string) => `Das Bild „${path}“ ist eine leere Datei.`,
	emptyImageHint: 'Legen Sie das Bild noch einmal neben die Seite; vielleicht brach das Kopieren ab.',
	missingImage: (path: string) => `Das Bild „${path}“ gibt es nicht.`,
	fromFolder: 'Der Pfad gilt ab dem Ordner der Datei.',
	outside: (link: string, path: string, base: string) => `${link} führt zu ${path} und damit aus der Website hinaus, die unter ${base} steht.`,
	within: (base: string) => `Adressen dieser Website beginnen mit ${base}.`,
};
