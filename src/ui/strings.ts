/** Every text of the program's own interface. Content, product and navigation texts come from the site. */

export const LOCALE = 'de';

export const navigation = {
	skip: 'Zum Inhalt springen',
	menu: 'Menü',
	closeMenu: 'Menü schließen',
	main: 'Hauptnavigation',
	sidebar: 'Seiten in diesem Teil',
	breadcrumbs: 'Brotkrumen',
	pager: 'Weiterblättern',
	previous: 'Zurück',
	next: 'Weiter',
	toc: 'Auf dieser Seite',
	newWindow: 'externe Adresse',
	allOf: (count: number) => `Alle ${count} Seiten`,
	openCategory: (label: string) => `Seiten zu „${label}“ auf- und zuklappen`,
	version: 'Version der Dokumentation',
	language: 'Sprache',
	home: 'Startseite',
	edit: 'Diese Seite bearbeiten',
	lastUpdate: 'Zuletzt geändert am',
	draft: 'Entwurf: Diese Seite erscheint nur in der Vorschau.',
	unlisted: 'Diese Seite ist nicht gelistet. Suchmaschinen nehmen sie nicht auf; nur wer die Adresse kennt, findet sie.',
};

export const versions = {
	unmaintained: (label: string) => `Sie lesen die Dokumentation der Version ${label}. Sie wird nicht mehr gepflegt.`,
	unreleased: (label: string) => `Sie lesen die Dokumentation einer Version, die noch nicht erschienen ist (${label}).`,
	newest: (label: string) => `Zur selben Seite in Version ${label}`,
};

export const colourMode = {
	toDark: 'Zum dunklen Farbschema wechseln',
	toLight: 'Zum hellen Farbschema wechseln',
};

export const announcement = { label: 'Ankündigung', dismiss: 'Ankündigung schließen' };

export const figure = {
	number: (number: string) => `Abbildung\u00a0${number}.`,
	asText: 'Als Text',
};

export const copy = { copy: 'Kopieren', copied: 'Kopiert', address: 'Adresse kopiert', failed: 'Kopieren ist hier nicht möglich' };

export const atlas = {
	filter: 'Felder filtern',
	filterHint: 'Beschriftung, Feld der API, Regel oder Operation',
	label: 'Beschriftung',
	field: 'API-Feld, Typ, Regeln',
	places: 'Begriff, Handbuch',
	operations: 'Operationen',
	term: 'Begriff',
	schemas: 'Schemas:',
	alsoIn: 'auch:',
	noField: 'nicht in der API',
	reads: 'lesen mit:',
	writes: 'senden mit:',
	unmapped: 'Ohne Zuordnung',
	unmappedText: 'Diese Felder der API haben keine Beschriftung in der Oberfläche.',
	unmappedField: 'Schema oder Feld',
	reason: 'Grund',
	required: 'Pflicht beim Senden',
};

export const search = { open: 'Suchen', shortcut: 'Strg K', examples: 'Zum Beispiel:' };

/** Apart from the others, so that the script of every page carries it without the dialog's texts. */
export const SEARCH_FAILED = 'Die Suche lässt sich nicht laden. Prüfen Sie die Verbindung.';

/** Likewise; stands in every page with a console. */
export const CONSOLE_FAILED = 'Die Übungsumgebung lässt sich nicht laden. Prüfen Sie die Verbindung.';

export const route = {
	loading: 'Seite wird geladen',
	loaded: (title: string) => `Seite geladen: ${title}`,
	failedTitle: 'Diese Seite lässt sich gerade nicht laden',
	failed: 'Die Verbindung zum Server ist unterbrochen. Die vorige Seite bleibt über „Zurück“ erreichbar.',
	retry: 'Erneut versuchen',
};

export const notFound = {
	title: 'Seite nicht gefunden',
	text: 'Wir konnten nicht finden, wonach Sie gesucht haben.',
	owner: 'Sind Sie einem Verweis gefolgt, sagen Sie bitte den Betreibern der verweisenden Website, dass der Verweis nicht mehr stimmt.',
	close: 'Meinten Sie eine dieser Seiten?',
	search: 'In der Dokumentation suchen',
};

export const base = {
	title: 'Diese Website liegt unter einer anderen Adresse, als sie gebaut wurde.',
	text: (expected: string, found: string) =>
		`Erwartet wird der Pfad ${expected}, aufgerufen wurde ${found}. Stellen Sie „base“ in site.config.ts richtig ein und bauen Sie die Website neu.`,
};

export const blog = {
	sidebar: 'Alle Beiträge',
	readingTime: (minutes: number) => `${minutes} Min. Lesezeit`,
	more: 'Weiterlesen',
	moreOf: (title: string) => `Weiterlesen: ${title}`,
	archive: 'Archiv',
	archiveText: 'Alle Beiträge nach Jahren',
	authors: 'Autoren',
	authorsText: 'Wer hier schreibt',
	tags: 'Schlagwörter',
	tagsText: 'Alle Beiträge nach Themen',
	tagged: (label: string) => `Beiträge zu „${label}“`,
	byAuthor: (name: string) => `Beiträge von ${name}`,
	posts: (count: number) => (count === 1 ? '1 Beitrag' : `${count} Beiträge`),
	newer: 'Neuere Beiträge',
	older: 'Ältere Beiträge',
	newerPost: 'Neuerer Beitrag',
	olderPost: 'Älterer Beitrag',
	page: (number: number, count: number) => `Seite ${number} von ${count}`,
	feeds: 'Als Feed abonnieren',
	allTags: 'Alle Schlagwörter',
	allPosts: 'Alle Beiträge',
};

export const home = {
	newest: 'Neuigkeiten',
	allPosts: 'Alle Beiträge',
	caliper: (reading: string) => `Messschieber mit Nonius, eingestellt auf ${reading}`,
	toManual: 'Zum Handbuch',
};

export const api = {
	operations: (count: number) => (count === 1 ? '1 Operation' : `${count} Operationen`),
	link: (name: string) => `Direkter Link zu „${name}“`,
	version: (version: string) => `Version ${version}`,
	specification: 'Beschreibung',
	specificationIn: (version: string) => (version.startsWith('2') ? `Swagger ${version}` : `OpenAPI ${version}`),
	download: 'herunterladen',
	server: (count: number) => (count === 1 ? 'Basisadresse' : 'Basisadressen'),
	ownServer: 'Eigene Basisadresse',
	contact: 'Kontakt',
	license: 'Lizenz',
	terms: 'Nutzungsbedingungen',
	furtherReading: 'Weiterlesen',
	asMarkdown: 'Als Markdown',
	changes: 'Änderungen',
	changesLink: 'Änderungen der API',
	untagged: 'Weitere Operationen',
	operationsTitle: 'Operationen',
	webhooks: 'Webhooks',
	webhooksText: 'Diese Anfragen sendet die API an Sie.',
	authorisation: 'Berechtigung',
	authorisationOf: 'Wer darf das?',
	or: 'oder',
	noAuthorisation: 'Ohne Anmeldung möglich.',
	with: 'Mit',
	optionalScopes: 'Je nach Anfrage zusätzlich',
	scope: 'Scope',
	allows: 'Erlaubt',
	flow: {
		implicit: 'OAuth 2, implizit',
		password: 'OAuth 2, Passwort',
		clientCredentials: 'OAuth 2, Client Credentials',
		authorizationCode: 'OAuth 2, Autorisierungscode',
		deviceAuthorization: 'OAuth 2, Geräteautorisierung',
	},
	authorizationUrl: 'Autorisierung',
	tokenUrl: 'Token',
	refreshUrl: 'Erneuerung',
	deviceUrl: 'Gerät',
	parameters: {
		path: 'Parameter im Pfad',
		query: 'Parameter der Abfrage',
		querystring: 'Abfrage als Ganzes',
		header: 'Header der Anfrage',
		cookie: 'Cookies',
	},
	request: 'Anfrage',
	callbackRequest: 'Was gesendet wird',
	successesOf: (count: number) => (count === 1 ? 'Antwort bei Erfolg' : 'Antworten bei Erfolg'),
	errors: 'Fehler',
	errorColumns: { status: 'Status', when: 'Wann', example: 'Beispiel' },
	errorBodies: 'Aufbau der Fehlermeldungen',
	errorHeaders: 'Header der Fehlermeldungen',
	noContent: 'Die Antwort hat keinen Inhalt.',
	otherStatus: 'sonst',
	statusRange: (first: string) => `${first}00–${first}99`,
	headers: (count: number) => (count === 1 ? '1 Header' : `${count} Header`),
	links: 'Weiter mit',
	linkTakes: 'übernimmt',
	callbacks: 'Callbacks',
	callbacksText: 'Während oder nach der Anfrage ruft die API diese Adressen bei Ihnen auf.',
	schemas: 'Schemas',
	schemasText: 'Auf diese Schemas verweist die Seite weiter oben.',
	partHeaders: (part: string) => `Header des Teils ${part}`,
	part: 'Teil',
	seeAlso: 'Header:',
	commonBody: 'Alle Fehlerantworten haben den Inhalt',
	commonHeaders: 'Alle Fehlerantworten haben die Header',
	streamItem: 'Jeder Eintrag des Datenstroms',
	required: 'Pflicht',
	present: 'immer enthalten',
	bodyOptional: 'Der Inhalt ist freiwillig.',
	deprecated: 'veraltet',
	deprecatedSince: (since: string) => `veraltet seit ${since}`,
	since: (since: string) => `seit ${since}`,
	readOnly: 'nur in Antworten',
	writeOnly: 'nur in Anfragen',
	orNull: 'oder null',
	default: 'Vorgabe',
	example: 'Beispiel',
	examples: (count: number) => (count === 1 ? 'Beispiel' : `${count} Beispiele`),
	written: 'In der Adresse',
	writtenHeader: 'Im Header',
	writtenCookie: 'Im Cookie',
	asMediaType: (type: string) => `geschrieben als ${type}`,
	allowReserved: 'Zeichen wie / und : stehen unverändert in der Adresse',
	allowEmpty: 'darf leer sein',
	values: 'Werte',
	valuesCount: (count: number) => `${count} Werte`,
	always: 'Immer',
	empty: 'leerer Text',
	eachItem: 'je Eintrag',
	otherFieldsAllowed: 'Weitere Felder sind erlaubt.',
	noOtherFields: 'Weitere Felder sind nicht erlaubt.',
	mergedFrom: 'Zusammengesetzt aus',
	fieldGuide: 'Beschriftungen im Feldatlas',
	from: (name: string) => `aus ${name}`,
	see: 'siehe',
	seeAbove: 'wie oben',
	recursive: 'enthält sich selbst',
	unresolved: { missing: 'Der Verweis führt ins Leere', remote: 'Der Verweis führt in eine andere Beschreibung und wird nicht verfolgt' },
	choice: { oneOf: (count: number) => `Genau eine von ${count} Varianten`, anyOf: (count: number) => `Mindestens eine von ${count} Varianten` },
	discriminator: 'zu erkennen an',
	not: 'Nicht erlaubt',
	when: 'Wenn',
	whenPresent: (name: string) => `Wenn ${name} angegeben ist`,
	then: 'dann',
	otherwise: 'sonst',
	samples: 'Codebeispiele',
	proof: (tool: string, date: string) => `geprüft mit ${tool} am ${date}`,
	exampleResponses: 'Beispielantworten',
	exampleRequests: 'Beispiele der Anfrage',
	externalExample: 'Beispiel unter eigener Adresse',
	history: {
		text: 'Was sich von Version zu Version geändert hat.',
		none: 'Es sind noch keine Änderungen verzeichnet.',
		feed: 'Als Feed abonnieren',
		impactText: {
			breaking: 'Programme, die diese Stellen benutzen, müssen geändert werden.',
			'non-breaking': 'Bestehende Programme laufen weiter.',
			neutral: 'Was gesendet und empfangen wird, bleibt gleich.',
		},
		kind: { added: 'neu', removed: 'entfernt', changed: 'geändert', deprecated: 'veraltet' },
	},
};

/** Days and months as readers write them: „15. September 2025“. Takes `JJJJ-MM-TT`. */
export function longDate(day: string): string {
	return new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** `15.09.2025`, for lists and tables. Takes `JJJJ-MM-TT`. */
export function shortDate(day: string): string {
	return day.split('-').reverse().join('.');
}
