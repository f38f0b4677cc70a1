import { expect, test } from 'vitest';
import { joinBelow } from './join-below.ts';

test.each([
	[['/docs/', 'a', 'b'], '/docs/a/b/'],
	[['/docs/', '/a/'], '/docs/a/'],
	[['/docs/', 'a', '../b'], '/docs/b/'],
	[['/docs/', 'a', '../../../b'], '/docs/b/'],
	[['/docs/', '/'], '/docs/'],
	[['/', 'a//b'], '/a/b/'],
])('%j', ([top = '', ...parts], path) => expect(joinBelow(top, ...parts)).toBe(path));
