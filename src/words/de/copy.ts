export const copy = {
	copy: 'Kopieren',
	copied: 'Kopiert',
	address: 'Adresse kopiert',
	failed: 'Kopieren ist hier nicht möglich',
};
