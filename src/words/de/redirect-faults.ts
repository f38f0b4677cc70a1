/** Messages about redirects in the settings. */
export const redirectFaults = {
	page: (from: string) => `Die Weiterleitung von ${from} gilt nicht: Dort steht eine Seite.`,
	file: (from: string, file: string) => `Die Weiterleitung von ${from} gilt nicht: Dort wird ${file} veröffentlicht.`,
	twice: (from: string, { to }: { to: string }) => `Von ${from} führt schon eine Weiterleitung nach ${to}; nur diese gilt.`,
	below: (from: string, other: { from: string }) => `Die Weiterleitung von ${from} gilt nicht: ${other.from} ist eine Datei und hat nichts unter sich.`,
	circle: (from: string) => `Die Weiterleitung von ${from} führt im Kreis und gilt nicht.`,
	hints: {
		page: 'Streichen Sie die Weiterleitung, oder geben Sie der Seite eine andere Adresse.',
		file: 'Streichen Sie die Weiterleitung, oder entfernen Sie die Datei.',
		twice: 'Streichen Sie eine der beiden.',
		below: 'Streichen Sie eine der beiden.',
		circle: 'Nennen Sie unter „to“ die Seite, die gemeint ist.',
	},
};
