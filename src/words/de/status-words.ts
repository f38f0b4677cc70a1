/** Meaning of the status of a response (RFC 9110 and RFC 6585), in German. */
const WORDS: Readonly<Record<number, string>> = {
	200: 'Erfolg',
	201: 'angelegt',
	202: 'angenommen',
	204: 'Erfolg, ohne Inhalt',
	206: 'Teil des Inhalts',
	301: 'dauerhaft unter anderer Adresse',
	302: 'vorübergehend unter anderer Adresse',
	303: 'siehe andere Adresse',
	304: 'unverändert',
	307: 'vorübergehend unter anderer Adresse',
	308: 'dauerhaft unter anderer Adresse',
	400: 'Anfrage nicht lesbar',
	401: 'Anmeldung erforderlich',
	403: 'Berechtigung reicht nicht aus',
	404: 'nicht gefunden',
	405: 'Methode nicht erlaubt',
	406: 'kein passendes Format',
	409: 'Widerspruch zum Bestand',
	410: 'nicht mehr vorhanden',
	412: 'inzwischen geändert',
	413: 'Inhalt zu groß',
	415: 'Medientyp nicht erlaubt',
	422: 'Angaben ungültig',
	428: 'Vorbedingung fehlt',
	429: 'zu viele Anfragen',
	500: 'interner Fehler',
	501: 'nicht umgesetzt',
	502: 'Fehler hinter dem Server',
	503: 'zurzeit nicht verfügbar',
	504: 'Zeitüberschreitung hinter dem Server',
};

const CLASSES: Readonly<Record<number, string>> = { 1: 'Zwischenstand', 2: 'Erfolg', 3: 'Umleitung', 4: 'Fehler in der Anfrage', 5: 'Fehler am Server' };

/** Words for any status, e.g. `angelegt` for 201. */
export function statusPhrase(status: number): string {
	return WORDS[status] ?? CLASSES[Math.floor(status / 100)] ?? 'unbekannter Status';
}
