/** Messages of `npm run import:docusaurus`, by what was done with each file or setting. */
export const moveIn = {
	taken: 'Übernommen',
	replaced: 'Ersetzt',
	open: 'Zu entscheiden',
	written: (file: string) =>
		`Geschrieben: ${file}. Die Inhalte bleiben, wo sie sind. In ihrem Ordner zeigt „nonius dev“ die Website, „nonius build“ baut sie nach dist/.`,
	seal: 'Geschrieben von „nonius import“. Ändern Sie, was Sie wollen: Dann schreibt der nächste Aufruf daneben, nicht darüber.',
	kept: (kept: string, file: string) =>
		`${kept} bleibt, wie sie ist: Sie haben sie geändert oder selbst geschrieben. Was der Umzug heute schriebe, steht daneben in ${file}. Übernehmen Sie daraus, was Sie brauchen, und löschen Sie sie; oder löschen Sie ${kept} und rufen Sie den Befehl noch einmal auf.`,
	checked: (pages: number, isSound: boolean) =>
		isSound ? `Geprüft: ${pages} Seiten lassen sich bauen.` : `Geprüft: ${pages} Seiten; die Fehler halten den Bau an.`,
	noConfig: (folder: string) => `In ${folder} liegt keine docusaurus.config (.ts, .js, .mjs oder .cjs).`,
	noConfigHint: 'Nennen Sie den Ordner, in dem sie liegt.',
	unreadable: (reason: string) => `Die Datei lässt sich nicht auswerten: „${reason}“.`,
	unreadableHint: 'Sie wird ohne Netz ausgewertet, fehlende Pakete gelten als leer. Prüfen Sie, was sie beim Laden tut.',
	nothing: 'Die Datei exportiert keine Einstellungen.',
	nothingHint: 'Entstehen sie erst durch ein Paket, rufen Sie im Ordner der Website „npm install“ auf und dann diesen Befehl noch einmal.',
	usage: 'Aufruf: nonius import [ORDNER] [--out ORDNER] [--check [--against BAU-VON-DOCUSAURUS]]',
	manual: (folder: string, route: string) => `Handbuch ${folder}/ unter ${route}`,
	blog: (folder: string, route: string) => `Blog ${folder}/ unter ${route}`,
	pages: (folder: string) => `Seiten ${folder}/ (Markdown)`,
	files: (folders: string) => `Dateien ${folders} werden veröffentlicht, wie sie sind`,
	sidebars: (file: string) => `Seitenleisten ${file}`,
	versions: (count: number) => `${count} festgehaltene Versionen`,
	links: 'Wie schwer tote Verweise wiegen (onBroken…)',
	navbar: (count: number) => `${count} Einträge der Navigationsleiste`,
	footer: (count: number) => `${count} Spalten der Fußzeile`,
	look: 'Aussehen (Schriften, prism): Die Website bekommt das Aussehen dieses Programms.',
	pictures: 'Zu Links auf eine Seite zeigen andere Websites ein Bild, das für jede Seite gezeichnet wird, wenn sie kein eigenes („image“) hat.',
	feeds: 'Jeder Blog hat Feeds in allen drei Formaten, mit Sprache und Urheberrecht der Website.',
	styles: (files: string, hasColour: boolean) =>
		`${files}: Was dort über Klassen steht, die in Texten vorkommen, gilt in den Texten${hasColour ? '; die Farbe der Website (--ifm-color-primary) gilt überall, so weit abgedunkelt oder aufgehellt, dass sie lesbar ist' : ''}.`,
	unreadColour: (colours: string) =>
		`Die Farbe der Website (--ifm-color-primary) ist so geschrieben, dass sie hier nicht gilt: ${colours}. Schreiben Sie sie als #rrggbb, als Namen oder mit rgb(), hsl(), hwb(), oklab() oder oklch().`,
	styleLanguage: (file: string) =>
		`${file} lässt sich nicht nach CSS übersetzen und gilt hier nicht. Installieren Sie das Paket sass in der Website, und rufen Sie den Befehl noch einmal auf; oder nennen Sie unter „docusaurus.styles“ eine Datei in CSS.`,
	tailwind: (files: string) =>
		`${files}: Die Klassen von Tailwind fehlen, weil seine Pakete (postcss und tailwindcss, ab Version 4 auch @tailwindcss/postcss) in der Website nicht installiert sind oder abbrechen. Mit ihnen gelten sie; rufen Sie dann diesen Befehl noch einmal auf.`,
	leftStyles: {
		frame: (count: number, names: string) => `${count} Selektoren gelten dem Rahmen von Docusaurus, den es hier nicht gibt: ${names}`,
		look: (count: number, names: string) => `${count} Selektoren ändern, wie alle Texte aussehen; das bestimmt hier das Programm: ${names}`,
		properties: (count: number, names: string) => `${count} Eigenschaften haben hier keine Entsprechung: ${names}`,
		outside: (count: number, names: string) => `${count} Angaben laden von anderswo oder brauchen ein anderes Programm: ${names}`,
	},
	item: (label: string, type: string) => `Der Eintrag „${label}“ der Navigationsleiste (${type}) hat hier keine Entsprechung und entfällt.`,
	footerHtml: 'HTML in der Fußzeile entfällt.',
	search: (name: string) => `${name}: Die Suche ist eingebaut.`,
	counters: (name: string) =>
		`${name}: Besuche werden hier nicht gezählt, weil Seiten keine fremden Skripte ausführen. Zählen Sie auf dem Server, oder verzichten Sie darauf.`,
	builtIn: (name: string) => `${name}: ist eingebaut oder überflüssig.`,
	plugins: (names: string) => `Plugins, die hier nicht laufen: ${names}. Prüfen Sie, was sie zu den Seiten beitragen.`,
	pluginData: (name: string) => `Das Plugin ${name} der Website läuft, wenn sie gelesen wird; Komponenten bekommen seine Daten.`,
	wrappedContent: (name: string, kind: string) =>
		`Das Plugin ${name} umgibt das von Docusaurus: Sein Inhalt (${kind}) ist übernommen, was es sonst noch tut, nicht.`,
	wrappedElsewhere: (name: string, kind: string) =>
		`Das Plugin ${name} umgibt das von Docusaurus (${kind}), und sein Code bestimmt, in welchem Ordner die Texte liegen: Sie fehlen. Nennen Sie den Ordner in site.config.ts.`,
	pluginAliases: (name: string, names: string) => `Namen von Importen, die das Plugin ${name} vergibt: ${names}`,
	pluginPages: (name: string, count: number) => `Das Plugin ${name} macht ${count === 1 ? 'eine Seite' : `${count} Seiten`} aus Code, die hier fehlen.`,
	pluginFailed: (names: string, reason: string) => `Abgebrochene Plugins: ${names}, wegen „${reason.split('\n')[0]}“. Den Komponenten fehlen ihre Daten.`,
	pluginFailedHint: 'Plugins laufen ohne Netz in einem eigenen Prozess. Prüfen Sie, was sie brauchen.',
	api: (file: string, path: string) => `API-Referenz aus ${file} unter ${path}`,
	remoteApi: (address: string) =>
		`Die API-Beschreibung ${address} liegt nicht in der Website. Holen Sie sie mit „nonius api-pull ${address}“, und nennen Sie sie unter „api“.`,
	noApiFile: (file: string) => `Die API-Beschreibung ${file} gibt es nicht. Nennen Sie sie unter „api“, sobald sie da ist.`,
	redirects: (count: number, isCreating: boolean) =>
		`Weiterleitungen (plugin-client-redirects): ${count} genannte${isCreating ? '; weitere entstehen beim Bauen aus den Adressen der Seiten' : ''}.`,
	noRedirects: (reason: string) => `createRedirects bricht ab: „${reason.split('\n')[0]}“. Diese Weiterleitungen fehlen.`,
	editUrls: 'Wo Seiten bearbeitet werden, sagt weiter die Funktion der Konfiguration (editUrl).',
	noEditUrls: (reason: string) => `editUrl bricht ab: „${reason.split('\n')[0]}“. Die Verweise zum Bearbeiten fehlen.`,
	noEditUrlsHint: 'Die Funktion läuft ohne Netz in einem eigenen Prozess. Prüfen Sie, was sie braucht, oder nennen Sie unter „editUrl“ eine Adresse.',
	noRedirectsHint: 'Die Funktion läuft ohne Netz in einem eigenen Prozess. Prüfen Sie, was sie braucht, oder nennen Sie die Adressen unter „redirects“.',
	textPlugins: (names: string) =>
		`Erweiterungen von remark und rehype${names && ` (${names})`} laufen beim Bauen. Das kostet Zeit: Jede Seite geht dann durch den Übersetzer.`,
	textPluginMissing: (name: string) => `Die Erweiterung ${name} ist nicht installiert. Führen Sie im Ordner der Website npm install aus, dann läuft sie mit.`,
	textPluginFails: (name: string, reason: string) =>
		`Die Erweiterung ${name} ist installiert, bricht aber ab, wenn sie geladen wird: „${reason}“. Läuft sie wieder, läuft sie auch hier mit.`,
	generator: 'Was in den Seitenleisten erzeugt wird, macht weiter die Funktion der Konfiguration (sidebarItemsGenerator).',
	noGenerator: (reason: string) => `sidebarItemsGenerator bricht ab: „${reason.split('\n')[0]}“. Die Seitenleisten entstehen aus den Ordnern.`,
	noGeneratorHint: 'Die Funktion läuft ohne Netz in einem eigenen Prozess. Prüfen Sie, was sie braucht, oder schreiben Sie die Einträge in die Seitenleiste.',
	prefixParser: 'Was in Namen von Dateien und Ordnern ihr Platz ist, sagt weiter die Funktion der Konfiguration (numberPrefixParser).',
	noPrefixParser: (reason: string) => `numberPrefixParser bricht ab: „${reason.split('\n')[0]}“. Eine Zahl vor dem Namen ist der Platz.`,
	noPrefixParserHint: 'Die Funktion läuft ohne Netz in einem eigenen Prozess. Prüfen Sie, was sie braucht, oder setzen Sie „sidebar_position“ in den Texten.',
	unfit: (fallback: string | undefined) =>
		`Der Wert passt hier nicht. ${fallback === undefined ? 'Es gelten die Vorgaben' : `Es gilt die Vorgabe „${fallback}“`}; berichtigen Sie das in site.config.ts.`,
	ignored: (keys: string) => `Ohne Wirkung bleibt hier: ${keys}. Prüfen Sie, ob Sie etwas davon brauchen.`,
	moot: (keys: string) => `${keys}: betrifft nur, wie Docusaurus selbst baut und veröffentlicht.`,
	frontMatterFailed: (reason: string) => `markdown.parseFrontMatter oder markdown.preprocessor bricht ab: „${reason.split('\n')[0]}“.`,
	frontMatterFailedHint: 'Die Funktion läuft ohne Netz in einem eigenen Prozess. Prüfen Sie, was sie braucht.',
	frontMatterText: 'markdown.parseFrontMatter ändert auch den Text der Seite; das hat hier keine Wirkung.',
	frontMatterTextHint: 'Ändern Sie den Text mit einer Erweiterung von remark.',
	noContent: (folder: string) =>
		`Den Ordner ${folder} gibt es nicht, also fehlen seine Texte. Holen Sie sie zuerst (ein Submodul oder ein Skript der Website).`,
	preprocessor: 'markdown.preprocessor läuft, wenn die Website gelesen wird.',
	parseFrontMatter: 'markdown.parseFrontMatter läuft, wenn die Website gelesen wird.',
	endedEarly: (code: number | string) => `der Prozess endete, ehe er antwortete (Code ${code})`,
	tooSlow: (seconds: number) => `nach ${seconds}\u00A0s nicht fertig`,
	olderVersion: (version: string) =>
		`Die Website ist für Docusaurus ${version} geschrieben. Was dessen MDX erlaubte und MDX 3 nicht, hält hier den Bau an wie in Docusaurus 3; jede Stelle wird mit Datei und Zeile genannt.`,
	codePages: (files: string) => `Seiten aus Code werden beim Bauen gezeichnet, im Aussehen dieses Programms: ${files}`,
	swizzled: (names: string) => `Ersetzte Teile des Rahmens von Docusaurus haben hier keine Wirkung: ${names}`,
	root: (file: string) => `${file}: Was es Komponenten mitgibt (Kontexte), gilt; was es um die Seiten zeichnet, entfällt.`,
	scripts: 'Fremde Skripte und Styles werden nicht eingebunden.',
	words: (file: string, count: number, code: string) =>
		`${file}: ${count} Wörter der Oberfläche, aus den Übersetzungen der Website und ihres Themes; die übrigen stehen auf Englisch da, bis Sie sie schreiben („nonius words ${code}“).`,
	noWords: (code: string, file: string) =>
		`Die Wörter der Oberfläche stehen für „${code}“ auf Englisch da: Schreiben Sie ${file} („nonius words ${code}“ gibt sie aus), oder installieren Sie die Pakete der Website und geben Sie diesen Befehl noch einmal.`,
	mermaid: 'Mermaid: Diagramme werden beim Bauen gezeichnet.',
	locales: (codes: string) => `Weitere Sprachen (${codes}) haben keine Übersetzungen unter i18n/ und werden nicht gebaut.`,
};
