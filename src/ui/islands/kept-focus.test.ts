// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keptFocus } from './kept-focus.ts';

/** Text of the focused element after the button `x` was focused and `gone` was removed. */
function after(html: string, gone: string): string | undefined {
	document.body.innerHTML = `<div id="root">${html}</div><button>outside</button>`;
	const root = document.getElementById('root');
	const button = document.getElementById('x');
	if (root === null || button === null) throw new Error('There is no button.');
	const kept = keptFocus(root);
	button.focus();
	kept.note(button);
	document.querySelector(gone)?.remove();
	if (!button.isConnected) document.body.focus();
	kept.mend();
	return document.activeElement?.textContent ?? undefined;
}

test.each([
	['the next one', '<p><button>run</button><button id="x">back</button><button>reset</button></p>', '#x', 'reset'],
	['the one before, rather than one elsewhere', '<p><button>run</button><button id="x">back</button></p><button>log</button>', '#x', 'run'],
	['one of the list that its entry was in', '<ul><li><button id="x">remove</button></li><li><button>add</button></li></ul><button>run</button>', 'li', 'add'],
	['one further up, where nothing is left', '<ul><li><button id="x">remove</button></li></ul><button>add</button>', 'ul', 'add'],
	['none that is disabled', '<p><button>run</button><button id="x">back</button><button disabled>reset</button></p>', '#x', 'run'],
	['itself, as long as it is there', '<p><button>run</button><button id="x">back</button></p>', '#no', 'back'],
])('the focus goes to %s', (_, html, gone, text) => expect(after(html, gone)).toBe(text));
