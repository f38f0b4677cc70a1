import { stripVTControlCharacters } from 'node:util';
import type { Wording } from '#schema/problem.ts';

/** Says in German what the engine says of a page; what it says seldom stays in its own words, without stack and place. */
export function describeEngineMessage(text: string): Wording {
	const [first = ''] = stripVTControlCharacters(text).split('\n');
	const component = /Expected (?:component|object) `([^`]+)` to be defined/.exec(first)?.[1];
	if (component !== undefined) {
		return {
			message: `Die Komponente <${component}> ist hier nicht bekannt.`,
			hint: 'Importieren Sie sie am Anfang der Datei, oder prüfen Sie die Schreibweise.',
		};
	}
	const target = /(?:Could not resolve|Failed to resolve import|Could not import) ["'`]([^"'`]+)["'`]/.exec(first)?.[1];
	if (target !== undefined) return { message: `Der Import „${target}“ führt ins Leere.`, hint: 'Ein Pfad mit „./“ gilt ab dem Ordner der Datei.' };
	const reason = first.replace(/^\[[A-Z_]+\]\s*/, '').replace(/^(?:\w*Error: )?(?:\d+:\d+(?:-\d+:\d+)?: )?/, '');
	return {
		message: `Die Seite lässt sich nicht übersetzen: „${reason}“.`,
		hint: 'Prüfen Sie an dieser Stelle Klammern, schließende Tags und die Importe am Anfang der Datei.',
	};
}
