import { expect, test } from 'vitest';
import { describeCrash, describeEngineMessage } from './engine-message.ts';

test.each([
	['Expected component `Foo` to be defined: you likely forgot to import, pass, or provide it.', 'Die Komponente <Foo> ist hier nicht bekannt.'],
	['[UNLOADABLE_DEPENDENCY] Could not load ../site/teile/Punkt.tsx', 'Die Datei „Punkt.tsx“, die hier importiert wird, lässt sich nicht lesen.'],
	["\u001b[31m[UNRESOLVED_IMPORT] \u001b[0mCould not resolve './nix.js' in docs/a.mdx\n   ╭─", 'Der Import „./nix.js“ führt ins Leere.'],
	['[MISSING_EXPORT] "Y" is not exported by "../site/docs/x.tsx".', 'Die Datei x.tsx exportiert kein „Y“.'],
	['ReferenceError: unbekannt is not defined', 'Den Namen „unbekannt“ gibt es hier nicht.'],
	[
		'MDXError: 5:1: Expected a closing tag for `<Kasten>` (5:6) before the end of `paragraph` (mdx-jsx:unexpected-character)',
		'Das Tag <Kasten> wird nicht geschlossen.',
	],
	[
		'Expected the closing tag `</b>` either after the end of `paragraph` or another opening tag after the start of `paragraph` (`<b>` opened at 1:2)',
		'Das Tag <b> beginnt und endet nicht im selben Absatz.',
	],
	['Unexpected closing tag `</div>`, expected corresponding closing tag for `<p>` (5:1)', 'Das Tag </div> steht, wo noch <p> offen ist.'],
	['Unexpected closing tag `</p>`, expected an open tag first', 'Das Tag </p> schließt nichts.'],
	['MDXError: 5:1: Unexpected character after `<`, expected a valid JSX tag\n    at handler (x.js:1:1)', 'Nach „<“ steht kein vollständiges Tag.'],
	[
		'Unexpected character `!` (U+0021) before name, expected a letter (note: to create a comment in MDX, use `{/* text */}`) (mdx-jsx:x)',
		'HTML-Kommentare versteht eine .mdx-Datei nicht.',
	],
	['Unexpected end of file in expression, expected a corresponding closing brace for `{`', 'Eine geschweifte Klammer wird nicht geschlossen.'],
	['Could not parse expression with oxc: Unexpected token (mdx-jsx:x)', 'Der Ausdruck in geschweiften Klammern ist nicht lesbar: „Unexpected token“.'],
	['Could not parse esm with oxc: Unexpected token (mdxjs-rs:oxc)', 'Ein „import“ oder „export“ ist nicht lesbar: „Unexpected token“.'],
	['Unexpected prop in spread (such as `{x}`): only a spread is supported (such as `{...x}`)', 'In der Klammer eines Tags kann nur {...werte} stehen.'],
	['Invalid code: Expected `;`', 'Der Code ist nicht lesbar: „Expected `;`“.'],
	['Invalid JSON: Unexpected token', 'Das ist kein gültiges JSON: „Unexpected token“.'],
	['[PARSE_ERROR] Something new', 'Die Seite lässt sich nicht übersetzen: „Something new“.'],
])('%s', (text, message) => {
	expect(describeEngineMessage(text).message).toBe(message);
});

test.each([
	['TypeError: a is null', 'TypeError: a is null\n    at Kasten (file:///x.mjs:4:67)\n    at render (y)', 'Die Komponente <Kasten> bricht ab: „a is null“.'],
	['TypeError: a is null', 'TypeError: a is null\n    at MDXContent (file:///x.mjs:4:67)', 'Beim Zeichnen der Seite bricht ein Ausdruck ab: „a is null“.'],
	['ReferenceError: a is not defined', '', 'Den Namen „a“ gibt es hier nicht.'],
])('a crash: %s', (text, stack, message) => {
	expect(describeCrash(text, stack).message).toBe(message);
});
