import { expect, test } from 'vitest';
import { isExternal, withBase } from './href.ts';

test.each([
	['/docs/', '/hilfe/docs/', false],
	['//example.com/a', '//example.com/a', true],
	['https://example.com/a', 'https://example.com/a', true],
	['#a', '#a', false],
	['mailto:a@example.com', 'mailto:a@example.com', false],
])('%s', (to, href, outside) => expect([withBase('/hilfe/', to), isExternal(to)]).toEqual([href, outside]));
