import { expect, test } from 'vitest';
import { sidebarsSchema } from '#schema/sidebar.ts';
import { withoutEffect } from './without-effect.ts';

test('what has no effect is said once for a file', () => {
	const sidebars = sidebarsSchema.parse({
		a: [{ type: 'category', label: 'K', customProps: { x: 1 }, items: [{ type: 'doc', id: 'a', customProps: { x: 1 } }] }],
	});
	expect(withoutEffect(sidebars, 'sidebars.ts', { open: false })).toMatchObject([{ severity: 'warning', rule: 'without-effect', file: 'sidebars.ts' }]);
	expect(withoutEffect(sidebars, 'sidebars.ts', { open: true })).toEqual([]);
	expect(withoutEffect({ a: [{ type: 'doc', id: 'a', className: 'x' }] }, 'sidebars.ts', { open: false })).toEqual([]);
	expect(withoutEffect(undefined, '_category_.json', { open: false })).toEqual([]);
});
