import { expect, test } from 'vitest';
import { paperSchema } from '#schema/paper-config.ts';
import { editionState } from './edition-state.ts';

const sha256 = '0123456789abcdef'.repeat(4);
const { editions } = paperSchema.parse({
	editions: [
		{ id: '3.0', date: '2025-05-06' },
		{ id: '2.0', date: '2025-03-04', sha256 },
		{ id: '1.1', date: '2025-02-03' },
		{ id: '1.0', date: '2025-01-02', sha256 },
		{ id: '0.9', date: '2024-12-24', sha256 },
	],
});

test.each([
	['a draft does not replace', '3.0', { kind: 'draft' }],
	['the newest that was approved is valid', '2.0', { kind: 'valid' }],
	['what was never approved is not replaced', '1.1', { kind: 'draft' }],
	['it replaces the approved one before', '1.0', { kind: 'replaced', by: expect.objectContaining({ id: '2.0' }) }],
	['which replaced the one before that', '0.9', { kind: 'replaced', by: expect.objectContaining({ id: '1.0' }) }],
])('%s', (_, id, state) => {
	const edition = editions.find((one) => one.id === id);
	expect(edition && editionState(edition, editions)).toEqual(state);
});
