import type { TextRule } from './content.ts';

export const missingKey = {
	id: 'missing-key',
	help: {
		what: 'Im Kopf einer Seite fehlt ein Schlüssel, den die anderen Seiten ihres Ordners haben, etwa `title`, `authors` oder `tags`.',
		why: 'An seine Stelle tritt etwas Abgeleitetes, etwa der Dateiname, oder nichts: Die Seite steht dann anders in Listen, Suche und Feeds als ihre Nachbarn.',
		fix: 'Ergänzen Sie den Schlüssel. Soll er fehlen, nennen Sie die Ausnahme in `checks/exceptions.yml`.',
	},
	run: ({ pages }) => {
		const folders = Map.groupBy(
			pages.filter(({ file }) => /\.mdx?$/.test(file)),
			({ file }) => file.slice(0, file.lastIndexOf('/')),
		);
		return [...folders.values()].flatMap((neighbours) => {
			if (neighbours.length < FEWEST) return [];
			const usual = KEYS.filter((key) => neighbours.filter(({ keys }) => keys.includes(key)).length >= neighbours.length * MOST);
			return neighbours.flatMap(({ file, keys }) =>
				usual
					.filter((key) => !keys.includes(key))
					.map((key) => ({
						file,
						line: 1,
						message: `Im Kopf der Seite fehlt „${key}“; die anderen Seiten des Ordners haben es.`,
						hint: `Ergänzen Sie „${key}: …“.`,
					})),
			);
		});
	},
} satisfies TextRule;

/** Keys that readers see something of; the others tell the program what to do. */
const KEYS = ['title', 'description', 'authors', 'tags', 'sidebar_position'];

/** A folder with fewer pages has no custom, and one is a custom that so many of them keep. */
const FEWEST = 4;
const MOST = 0.75;
