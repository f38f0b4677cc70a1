import { expect, test } from 'vitest';
import { withQuery } from './target-parts.ts';

test.each([
	['/a/', '', '/a/'],
	['/a/', '?', '/a/'],
	['/a/', '?b=1', '/a/?b=1'],
	['/a/?c=2', '?b=1', '/a/?c=2&b=1'],
	['/a/#d', '?b=1', '/a/?b=1#d'],
	['/a/#d?e', '?b=1', '/a/?b=1#d?e'],
	['/a/?c=2#d', '?b=1', '/a/?c=2&b=1#d'],
	['/a/?c=2#d', '', '/a/?c=2#d'],
])('%s with the query %s is %s', (to, query, whole) => expect(withQuery(to, query)).toBe(whole));
