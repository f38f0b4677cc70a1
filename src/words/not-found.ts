export const notFound = {
	title: 'Seite nicht gefunden',
	text: 'Wir konnten nicht finden, wonach Sie gesucht haben.',
	owner: 'Sind Sie einem Verweis gefolgt, sagen Sie bitte den Betreibern der verweisenden Website, dass der Verweis nicht mehr stimmt.',
	close: 'Meinten Sie eine dieser Seiten?',
	search: 'In der Dokumentation suchen',
};
