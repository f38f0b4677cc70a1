import { expect, test } from 'vitest';
import { authorsSchema } from './blog.ts';
import { parse } from './parse/parse.ts';
import { socialAddress } from './social-address.ts';

test.each<[string, string, string | undefined]>([
	['github', 'jemand', 'https://github.com/jemand'],
	['mastodon', '@jemand', 'https://mastodon.social/@jemand'],
	['email', 'a@example.com', 'mailto:a@example.com'],
	['werkbank', 'https://werkbank.example.com/jemand', 'https://werkbank.example.com/jemand'],
	['werkbank', 'jemand', undefined],
])('%s: %s', (platform, name, address) => {
	expect(socialAddress(platform, name)).toBe(address);
});

test('authors have full addresses, and a name on an unknown platform is a problem', () => {
	const read = (socials: object) => parse(authorsSchema, { a: { name: 'A', socials } }, { file: 'blog/authors.yml', rule: 'authors', lineOf: () => 1 });
	expect(read({ github: 'a' })).toMatchObject({ value: { a: { socials: { github: 'https://github.com/a' } } } });
	expect(read({ werkbank: 'a' })).toMatchObject({
		problems: [{ message: '„a.socials.werkbank“ hat den Wert "a".', hint: 'Erwartet wird eine vollständige Adresse.' }],
	});
});
