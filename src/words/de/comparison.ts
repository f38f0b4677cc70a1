/** How far a build of Docusaurus and ours agree. */
export const comparison = {
	title: 'Vergleich mit dem Bau von Docusaurus',
	pages: (theirs: number, ours: number, missing: number) => `Seiten: dort ${theirs}, hier ${ours}, es fehlen ${missing}`,
	words: 'Wörter',
	headings: 'Überschriften',
	ids: 'Sprungmarken',
	code: 'Codeblöcke',
	links: 'Verweise im Text',
	menu: 'Einträge der Seitenleisten',
	turns: 'Weiterblättern',
	titles: 'Titel beim Weiterblättern',
	menus: 'Reihenfolge der Seitenleiste',
	trails: 'Brotkrumen',
	lost: (part: string, lost: number, { of, percent }: { of: number; percent: string }) => `${part}: ${lost} von ${of} fehlen (${percent} %)`,
	differ: (part: string, different: number, pages: number) => `${part}: auf ${different} von ${pages} Seiten anders`,
	noBuild: (folder: string) => `In ${folder} liegt kein Bau von Docusaurus.`,
	noBuildHint: 'Bauen Sie die Website dort mit npm run build, oder nennen Sie den Ordner mit --against.',
};
