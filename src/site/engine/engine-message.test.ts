import { expect, test } from 'vitest';
import { describeEngineMessage } from './engine-message.ts';

test.each([
	['Expected component `Foo` to be defined: you likely forgot to import, pass, or provide it.', 'Die Komponente <Foo> ist hier nicht bekannt.'],
	["\u001b[31m[UNRESOLVED_IMPORT] \u001b[0mCould not resolve './nix.js' in docs/a.mdx\n   ╭─", 'Der Import „./nix.js“ führt ins Leere.'],
	['MDXError: 5:1: Unexpected character after `<`\n    at handler (x.js:1:1)', 'Die Seite lässt sich nicht übersetzen: „Unexpected character after `<`“.'],
	['[PARSE_ERROR] Unexpected token', 'Die Seite lässt sich nicht übersetzen: „Unexpected token“.'],
])('%s', (text, message) => {
	expect(describeEngineMessage(text).message).toBe(message);
});
