export const searchPage = {
	title: 'Suchergebnisse',
	field: 'Suchbegriff',
	submit: 'Suchen',
	noScript: 'Die Suche läuft in Ihrem Browser und braucht dafür JavaScript.',
	navigationOnly: 'Ohne JavaScript führt die Navigation zu jeder Seite.',
	waysToo: 'Ohne JavaScript führen die Navigation und diese Seiten weiter:',
	private: 'Was Sie suchen, bleibt in Ihrem Browser.',
};
