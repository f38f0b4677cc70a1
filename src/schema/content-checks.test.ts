import { expect, test } from 'vitest';
import { messagesSchema } from './content-checks.ts';

test.each([
	[String.raw`KB-\d{3}`, true],
	['KB|WS', true],
	['(', false],
	['x*', false],
	['', false],
])('%s as the form of codes: %s', (pattern, isOne) => {
	expect(messagesSchema.safeParse({ pattern, messages: {} }).success).toBe(isOne);
});
