import type { TextRule } from './content.ts';
import { lacking } from './reading/lacking.ts';

export const missingKey = {
	id: 'missing-key',
	help: {
		what: 'Im Kopf einer Seite fehlt ein Schlüssel, den die anderen Seiten ihres Ordners haben, etwa `title`, `authors` oder `tags`.',
		why: 'An seine Stelle tritt etwas Abgeleitetes, etwa der Dateiname, oder nichts: Die Seite steht dann anders in Listen, Suche und Feeds als ihre Nachbarn.',
		fix: 'Ergänzen Sie den Schlüssel. Soll er fehlen, nennen Sie die Ausnahme in `checks/exceptions.yml`.',
	},
	run: ({ pages }) =>
		KEYS.flatMap((key) =>
			lacking(pages, ({ keys }) => keys.includes(key)).map(({ file }) => ({
				file,
				line: 1,
				message: `Im Kopf der Seite fehlt „${key}“; die anderen Seiten des Ordners haben es.`,
				hint: `Ergänzen Sie „${key}: …“.`,
			})),
		),
} satisfies TextRule;

/** Keys that readers see something of; the others tell the program what to do. */
const KEYS = ['title', 'description', 'authors', 'tags', 'sidebar_position'];
