export const home = {
	tasks: 'Was möchten Sie tun?',
	contents: 'Inhalt',
	statuses: 'Was ein Status bedeutet',
	newest: 'Neuigkeiten',
	allPosts: 'Alle Beiträge',
	caliper: (reading: string) => `Messschieber mit Nonius, eingestellt auf ${reading}`,
	toManual: 'Zum Handbuch',
};
