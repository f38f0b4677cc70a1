import { expect, test } from 'vitest';
import type { Refused } from './behaviour.ts';
import { defaultBehaviour } from './default-behaviour.ts';

const call = { language: 'de', requestId: 'r-1', url: new URL('https://api.example.com/v1/pets') };

test.each<[Refused, string | undefined]>([
	[{ kind: 'failed', status: 503 }, '60'],
	[{ kind: 'failed', status: 429 }, '60'],
	[{ kind: 'failed', status: 500 }, undefined],
	[{ kind: 'rate-limited', retryAfter: 7 }, '7'],
	[{ kind: 'not-found' }, undefined],
])('a reply to %o says when to try again, if that helps', (refused, seconds) => {
	expect(defaultBehaviour.refuse(refused, call).headers?.['Retry-After']).toBe(seconds);
});
