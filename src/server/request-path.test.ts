import { describe, expect, test } from 'vitest';
import { readRequestPath } from './request-path.ts';

describe('readRequestPath', () => {
	test('decodes names and keeps the query', () => {
		expect(readRequestPath('/docs/Pr%C3%BCfmittel/?a=b?c', '/')).toEqual({
			kind: 'inside',
			segments: ['docs', 'Prüfmittel'],
			endsInSlash: true,
			pathname: '/docs/Pr%C3%BCfmittel/',
			query: '?a=b?c',
		});
	});

	test('reads the absolute form of a target', () => {
		expect(readRequestPath('http://localhost:3000/a.css', '/')).toMatchObject({ kind: 'inside', segments: ['a.css'], pathname: '/a.css' });
		expect(readRequestPath('http://localhost:3000', '/')).toMatchObject({ kind: 'inside', segments: [], endsInSlash: true });
	});

	test.each(['/../x', '/a/..', '/%2e%2e/x', '/a%2f..%2fx', '/a%5c..%5cx', '/a\\x', '/a%00.html', '//host/x', '/a//b', '/%zz', '/%ff', 'x', '*'])(
		'refuses %s',
		(target) => {
			expect(readRequestPath(target, '/')).toEqual({ kind: 'malformed' });
		},
	);

	test('takes the base off', () => {
		expect(readRequestPath('/hilfe/a/', '/hilfe/')).toMatchObject({ kind: 'inside', segments: ['a'], pathname: '/hilfe/a/' });
		expect(readRequestPath('/hilfe/', '/hilfe/')).toMatchObject({ kind: 'inside', segments: [], endsInSlash: true });
	});

	test.each(['/', '/hilfe', '/hilfen/', '/a/'])('%s lies outside of the base /hilfe/', (target) => {
		expect(readRequestPath(target, '/hilfe/')).toMatchObject({ kind: 'outside', pathname: target });
	});
});
