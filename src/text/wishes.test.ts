import { expect, test } from 'vitest';
import { wishesOf } from './wishes.ts';

test.each([
	[null, [['', 1]]],
	[
		'TEXT/*;Q=0.5, a/b ; q=0',
		[
			['text/*', 0.5],
			['a/b', 0],
		],
	],
	[
		'a/b; V=1 ;q=0.2,*',
		[
			['a/b;v=1', 0.2],
			['*', 1],
		],
	],
	[
		'a/b;q=0.5;v=1, c/d;q=0.2;q=0.9',
		[
			['a/b;v=1', 0.5],
			['c/d', 0.2],
		],
	],
	[
		'a;q=2, b;q=',
		[
			['a', Number.NaN],
			['b', Number.NaN],
		],
	],
	[
		'a;q=x, b; q=1.0',
		[
			['a', Number.NaN],
			['b', 1],
		],
	],
])('%s', (header, wishes) => expect(wishesOf(header).map(({ name, weight }) => [name, weight])).toEqual(wishes));
