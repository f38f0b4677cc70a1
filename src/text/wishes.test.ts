import { expect, test } from 'vitest';
import { wishesOf } from './wishes.ts';

const read = (header: string | null) =>
	wishesOf(header).map(({ name, parameters, weight }) => [name, weight, ...[...parameters].map((pair) => pair.join('='))]);

test.each([
	[null, []],
	['', []],
	[' , ', []],
	[
		'TEXT/*;Q=0.5, a/b ; q=0',
		[
			['text/*', 0.5],
			['a/b', 0],
		],
	],
	[
		'a/b;v="1,2;\\"3";q=0.2,*',
		[
			['a/b', 0.2, 'v=1,2;\\"3'],
			['*', 1],
		],
	],
	[
		'a;q=x, b;q=7, c;q=-1, d;q',
		[
			['a', 1],
			['b', 1],
			['c', 0],
			['d', 1],
		],
	],
	['a/b;v="offen, c', [['a/b', 1, 'v="offen, c']]],
])('%s', (header, wishes) => expect(read(header)).toEqual(wishes));
