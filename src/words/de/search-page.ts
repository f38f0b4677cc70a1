export const searchPage = {
	title: 'Suchergebnisse',
	field: 'Suchbegriff',
	submit: 'Suchen',
	noScript: 'Die Suche läuft in Ihrem Browser und braucht dafür JavaScript. Ohne JavaScript führen die Navigation und das Glossar zu jeder Seite.',
	private: 'Was Sie suchen, bleibt in Ihrem Browser.',
};
