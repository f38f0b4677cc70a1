export const base = {
	title: 'Diese Website liegt unter einer anderen Adresse, als sie gebaut wurde.',
	text: (expected: string, found: string) =>
		`Erwartet wird der Pfad ${expected}, aufgerufen wurde ${found}. Stellen Sie „base“ in site.config.ts richtig ein und bauen Sie die Website neu.`,
};
