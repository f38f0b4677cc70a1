import { expect, test } from 'vitest';
import { textShapeOf } from '#sandbox/validate/shape.ts';
import { nestedName, valueOfFields } from './nested-fields.ts';

const shape = textShapeOf(
	{},
	{
		type: 'object',
		properties: {
			city: { type: 'string' },
			size: { type: 'integer' },
			lines: { type: 'array', items: { type: 'integer' } },
			people: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
		},
	},
);

test.each([
	['a', undefined],
	['a[', undefined],
	['a[b]', { property: 'a', way: ['b'] }],
	['a[b][0][]', { property: 'a', way: ['b', '0', ''] }],
	['[b]', undefined],
])('%s', (name, found) => {
	expect(nestedName(name)).toEqual(found);
});

test('fields make objects and lists', () => {
	const fields = ['city=7', 'size=7', 'lines[]=1', 'lines[]=2', 'people[0][name]=Ada', 'people[1][name]=Bob'].map((pair) => {
		const [name = '', text = ''] = pair.split('=');
		return { way: nestedName(`a[${name.replace('[', '][').replace(/\]?$/, ']')}`)?.way ?? [], text };
	});
	expect(valueOfFields(fields, shape)).toEqual({ city: '7', size: 7, lines: [1, 2], people: [{ name: 'Ada' }, { name: 'Bob' }] });
});
