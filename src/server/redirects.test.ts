import { expect, test } from 'vitest';
import { readRedirects } from './redirects.ts';

test('reads plain lines and passes over everything else', () => {
	const text =
		'# Kommentar\n\n/a/ /b/ 301\n  /c/   /d/?x=1 301  \n/a/ /zweite/ 301\n/x/* /y/ 301\n/x/:id /y/ 301\n/e/ https://example.com/ 301\n/f/ //example.com/ 301\n/g/ /h/\n/i/ /j/ 200\n';
	expect([...readRedirects(text)]).toEqual([
		['/a/', '/b/'],
		['/c/', '/d/?x=1'],
	]);
});
