export const home = {
	newest: 'Neuigkeiten',
	allPosts: 'Alle Beiträge',
	caliper: (reading: string) => `Messschieber mit Nonius, eingestellt auf ${reading}`,
	toManual: 'Zum Handbuch',
};
