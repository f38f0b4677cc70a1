/** Answers of the server of `nonius serve` when there is no page to show. */
export const server = {
	onlyReading: 'Nur GET und HEAD sind erlaubt.',
	severalHosts: 'Die Anfrage nennt mehrere Hosts.',
	notFound: 'Seite nicht gefunden.',
	unreadable: 'Die Datei ließ sich nicht lesen.',
	noPort: (first: number, last: number) => `Von Port ${first} bis ${last} ist keiner frei.`,
};
