import { expect, test } from 'vitest';
import { renderApiMarkdown } from './render-api-markdown.ts';

test.each([
	['Holt /users/<id>.', '<p>Holt /users/&#x3C;id>.</p>'],
	['Was <object> heißt, und **mehr**.', '<p>Was &#x3C;object> heißt, und <strong>mehr</strong>.</p>'],
	['Ein <b>fettes</b> Wort<br>und <div>ein Absatz', '<p>Ein <b>fettes</b> Wort<br>und </p>ein Absatz<p></p>'],
	['<own>Inhalt</own>', '<p>Inhalt</p>'],
	['a <script>alert(1)</script> b', '<p>a  b</p>'],
	['a <script> b', '<p>a </p>'],
	['<select>', '&#x3C;select>'],
])('%s', (text, html) => expect(renderApiMarkdown(text)).toBe(html));
