import { expect, test } from 'vitest';
import { sourceSet, withSourceAddresses } from './source-set.ts';

test.each<[string, [address: string, descriptors: string][]]>([
	['a.png', [['a.png', '']]],
	[
		'a.png 1x, b.png 2x',
		[
			['a.png', '1x'],
			['b.png', '2x'],
		],
	],
	[
		'a.png 1x,b.png 2x',
		[
			['a.png', '1x'],
			['b.png', '2x'],
		],
	],
	[
		'a.png, b.png 2x',
		[
			['a.png', ''],
			['b.png', '2x'],
		],
	],
	['a.png,b.png 2x', [['a.png,b.png', '2x']]],
	[
		'data:image/png;base64,AA== 1x,\n\t b,c.png 640w 480h',
		[
			['data:image/png;base64,AA==', '1x'],
			['b,c.png', '640w 480h'],
		],
	],
	[
		'a.png,, ,b.png',
		[
			['a.png', ''],
			['b.png', ''],
		],
	],
	[' , a.png ,', [['a.png', '']]],
	[
		'a.png (1x, 2x), b.png',
		[
			['a.png', '(1x, 2x)'],
			['b.png', ''],
		],
	],
	['a.png (1x, b.png', [['a.png', '(1x, b.png']]],
	['', []],
	[' ,', []],
])('%o', (text, candidates) => {
	expect(sourceSet(text).map(({ address, descriptors }) => [address, descriptors])).toEqual(candidates);
});

test('other addresses leave what they are for', () => {
	expect(withSourceAddresses('/a.png 1x,/b.png 2x, /c.png', (address) => `..${address}`)).toBe('../a.png 1x, ../b.png 2x, ../c.png');
});
