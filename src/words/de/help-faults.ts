/** Messages about help ids, the places that links of an application lead to. */
export const helpFaults = {
	redirectedPlace: (id: string) => `Die Hilfe-ID „${id}“ ist umgeleitet, hat aber selbst eine Stelle.`,
	redirectedPlaceHint: 'Streichen Sie die Umleitung.',
	redirectedNowhere: (old: string, id: string) => `Die Hilfe-ID „${old}“ leitet zu „${id}“ um, das es nicht gibt.`,
	didYouMean: (name: string) => `Meinten Sie „${name}“?`,
	nameOne: 'Nennen Sie eine Hilfe-ID.',
	twice: (id: string, file: string) => `Die Hilfe-ID „${id}“ hat auch ${file}.`,
	twiceHint: 'Jede Hilfe-ID nennt genau eine Stelle.',
	gone: (id: string) => `Die Hilfe-ID „${id}“ gibt es nicht mehr.`,
	goneHint: (id: string, close: string | undefined) =>
		`Die Anwendung verweist darauf: Geben Sie einer Stelle diese ID, oder leiten Sie sie unter „redirects“ um${close === undefined ? '' : `, zum Beispiel "${id}": "${close}"`}.`,
	fresh: (id: string, list: string) => `Die Hilfe-ID „${id}“ ist neu und steht nicht in ${list}.`,
	freshHint: '„npm run help-ids“ trägt neue Hilfe-IDs ein.',
	usage: (list: string) => `So werden neue Hilfe-IDs in ${list} eingetragen: npm run help-ids`,
	complete: (list: string) => `${list} ist vollständig.`,
	added: (count: number, list: string) => `${count} ${count === 1 ? 'neue Hilfe-ID' : 'neue Hilfe-IDs'} in ${list}. Übernehmen Sie die Datei mit der Änderung.`,
};
