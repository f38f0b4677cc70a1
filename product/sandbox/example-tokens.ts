/** The tokens of the practice environment (RULES.md ), the usual one first. */
export const EXAMPLE_TOKENS: readonly { token: string; words: string }[] = [
	{ token: 'beispiel-administration', words: 'beispiel-administration – Erika Mustermann, alle Scopes' },
	{ token: 'beispiel-messraum', words: 'beispiel-messraum – Jonas Muster, darf freigeben' },
	{ token: 'beispiel-montage', words: 'beispiel-montage – Aylin Probe, nur Bereich MO, ohne Freigabe' },
	{ token: 'beispiel-erp', words: 'beispiel-erp – Dienstkonto' },
	{ token: 'beispiel-lesezugriff', words: 'beispiel-lesezugriff – Ines Vorlage, nur lesen' },
	{ token: 'beispiel-abgelaufen', words: 'beispiel-abgelaufen – ergibt 401' },
];
