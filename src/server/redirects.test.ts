import { expect, test } from 'vitest';
import { readRedirects, redirectsIn } from './redirects.ts';

test('parses what was read once, however many requests ask', () => {
	const [file, other] = ['/a/ /b/ 301', '/a/ /c/ 301'].map((line) => Buffer.from(line)) as [Buffer, Buffer];
	expect(redirectsIn(file)).toBe(redirectsIn(file));
	expect(redirectsIn(other).get('/a/')).toBe('/c/');
});

test('reads plain lines and passes over everything else', () => {
	const text =
		'# Kommentar\n\n/a/ /b/ 301\n  /c/   /d/?x=1 301  \n/a/ /zweite/ 301\n/x/* /y/ 301\n/x/:id /y/ 301\n/e/ https://example.com/ 301\n/f/ //example.com/ 301\n/g/ /h/\n/i/ /j/ 200\n';
	expect([...readRedirects(text)]).toEqual([
		['/a/', '/b/'],
		['/c/', '/d/?x=1'],
	]);
});

test('the address that leads on is decoded as hosts compare it, the other one is fit for a header field', () => {
	const read = (line: string) => [...readRedirects(`${line} 301`)][0];
	expect(read('/pr%C3%BCfung/a%20b /docs/')).toEqual(['/prüfung/a b', '/docs/']);
	expect(read('/prüfung/ /größe/?x=%C3%A4#ö')).toEqual(['/prüfung/', '/gr%C3%B6%C3%9Fe/?x=%C3%A4#%C3%B6']);
	expect(read('/a%2A%3a/ /docs/$ref/{x}/"\\%24')).toEqual(['/a*:/', '/docs/%24ref/%7Bx%7D/%22%5C%24']);
	expect(read('/ /docs/')).toEqual(['/', '/docs/']);
	for (const from of ['/a%2Fb/', '/a%5Cb/', '/%zz/', '/%C3/', '/a/%2e%2e/b/', '/a//b/', '/a%00/', '/a?b=1'])
		expect(read(`${from} /docs/`), from).toBeUndefined();
});
