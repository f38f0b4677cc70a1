import { stripVTControlCharacters } from 'node:util';
import type { Wording } from '#schema/problem.ts';

/** What the engine says, in German. */
export interface EngineMessage extends Wording {
	/** Text of the source that the message is about, for messages that do not know its line. */
	mention?: string;
}

const BRACE_HINT = 'Prüfen Sie ihn, oder schreiben Sie \\{ für eine Klammer im Text.';

/** What the compilers of `.mdx` files and components say, and how a writer reads it. */
const MESSAGES: readonly [RegExp, (...parts: string[]) => EngineMessage][] = [
	[
		/Expected (?:component|object) `([^`]+)` to be defined/,
		(name) => ({
			message: `Die Komponente <${name}> ist hier nicht bekannt.`,
			hint: 'Importieren Sie sie am Anfang der Datei, oder prüfen Sie die Schreibweise.',
			mention: `<${name}`,
		}),
	],
	[
		/(?:Could not resolve|Failed to resolve import|Could not import) ["'`]([^"'`]+)["'`]/,
		(target) => ({ message: `Der Import „${target}“ führt ins Leere.`, hint: 'Ein Pfad mit „./“ gilt ab dem Ordner der Datei.', mention: target }),
	],
	[
		/["'`]([^"'`]+)["'`] is not exported by ["'`](?:[^"'`]*\/)?([^"'`]+)["'`]/,
		(name, file) => ({
			message: `Die Datei ${file} exportiert kein „${name}“.`,
			hint: 'Prüfen Sie die Schreibweise, oder exportieren Sie den Namen dort.',
			mention: name,
		}),
	],
	[
		/^([\w$]+) is not defined$/,
		(name) => ({
			message: `Den Namen „${name}“ gibt es hier nicht.`,
			hint: 'In geschweiften Klammern steht ein Ausdruck: Importieren Sie, was er nennt, oder schreiben Sie \\{ für eine Klammer im Text.',
			mention: name,
		}),
	],
	[
		/^Expected a closing tag for `<([^`>]*)>`/,
		(name) => ({
			message: `Das Tag <${name}> wird nicht geschlossen.`,
			hint: `Ergänzen Sie </${name}>, oder schreiben Sie <${name} />, wenn nichts darin steht.`,
		}),
	],
	[
		/^Expected the closing tag `<\/([^`>]*)>` either after/,
		(name) => ({
			message: `Das Tag <${name}> beginnt und endet nicht im selben Absatz.`,
			hint: `Setzen Sie <${name}> und </${name}> in Zeilen für sich, mit Leerzeilen um den Text dazwischen.`,
		}),
	],
	[
		/^Unexpected closing tag `<\/([^`>]*)>`, expected corresponding closing tag for `<([^`>]*)>`/,
		(name, open) => ({ message: `Das Tag </${name}> steht, wo noch <${open}> offen ist.`, hint: 'Was zuletzt geöffnet wurde, wird zuerst geschlossen.' }),
	],
	[
		/^Unexpected closing tag `<\/([^`>]*)>`/,
		(name) => ({ message: `Das Tag </${name}> schließt nichts.`, hint: `Setzen Sie davor <${name}>, oder entfernen Sie es.` }),
	],
	[/to create a comment in MDX/, () => ({ message: 'HTML-Kommentare versteht eine .mdx-Datei nicht.', hint: 'Schreiben Sie {/* … */} statt <!-- … -->.' })],
	[
		/^Unexpected character .*(?:`<`|before name)/,
		() => ({
			message: 'Nach „<“ steht kein vollständiges Tag.',
			hint: 'Prüfen Sie Anführungszeichen und „>“, oder schreiben Sie \\< für ein Kleiner-Zeichen im Text.',
		}),
	],
	[
		/closing brace for `\{`/,
		() => ({ message: 'Eine geschweifte Klammer wird nicht geschlossen.', hint: 'Ergänzen Sie „}“, oder schreiben Sie \\{ für eine Klammer im Text.' }),
	],
	[
		/^Could not parse expression with oxc: (.*)/,
		(reason) => ({ message: `Der Ausdruck in geschweiften Klammern ist nicht lesbar: „${reason}“.`, hint: BRACE_HINT }),
	],
	[/in spread \(such as/, () => ({ message: 'In der Klammer eines Tags kann nur {...werte} stehen.', hint: BRACE_HINT })],
	[
		/^Could not parse esm with oxc: (.*)/,
		(reason) => ({
			message: `Ein „import“ oder „export“ ist nicht lesbar: „${reason}“.`,
			hint: 'Prüfen Sie Klammern und Anführungszeichen; danach gehört eine Leerzeile.',
		}),
	],
	[
		/^Invalid code: (.*)/,
		(reason) => ({ message: `Der Code ist nicht lesbar: „${reason}“.`, hint: 'Prüfen Sie Klammern, Tags und Anführungszeichen hier und in den Zeilen davor.' }),
	],
	[/^Invalid JSON: (.*)/, (reason) => ({ message: `Das ist kein gültiges JSON: „${reason}“.`, hint: 'Prüfen Sie Anführungszeichen, Kommas und Klammern.' })],
];

/** Says in German what the engine says of a page. What it says seldom stays in its own words, in quotation marks, without stack and place. */
export function describeEngineMessage(text: string): EngineMessage {
	const [first = ''] = stripVTControlCharacters(text).split('\n');
	const reason = first
		.replace(/^\[[A-Z_]+\]\s*/, '')
		.replace(/^(?:\w*Error: )?(?:\d+:\d+(?:-\d+:\d+)?: )?/, '')
		.replace(/ \((?:mdx-jsx|mdxjs-rs):[\w-]+\)$/, '');
	for (const [pattern, describe] of MESSAGES) {
		const match = pattern.exec(reason);
		if (match) return describe(...match.slice(1));
	}
	return {
		message: `Die Seite lässt sich nicht übersetzen: „${reason}“.`,
		hint: 'Prüfen Sie an dieser Stelle Klammern, schließende Tags und die Importe am Anfang der Datei.',
	};
}

/**
 * What stopped a page while it was drawn.
 * @param stack what the engine logged before, with the call that broke first.
 */
export function describeCrash(text: string, stack: string): EngineMessage {
	const described = describeEngineMessage(text);
	if (described.mention !== undefined) return described;
	const component = /^\s+at ([A-Z]\w*) \(/m.exec(stack)?.[1];
	const reason = text.split('\n')[0]?.replace(/^\w*Error: /, '');
	const hint = 'Derselbe Befehl mit DEBUG=1 zeigt die Stelle im Code.';
	if (component === undefined || component === 'MDXContent') return { message: `Beim Zeichnen der Seite bricht ein Ausdruck ab: „${reason}“.`, hint };
	return { message: `Die Komponente <${component}> bricht ab: „${reason}“.`, hint, mention: `<${component}` };
}
