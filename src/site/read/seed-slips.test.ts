import { expect, test } from 'vitest';
import { seedSlips } from './seed-slips.ts';

const found = (seed: unknown) => seedSlips(seed).map(({ path, message }) => `${path.join('.')} ${message}`);
const record = { name: 'Messschieber', state: 'in Ordnung', due: '2026-03-31' };
const records = (change: object) => ({ devices: [record, record, record, change] });

test.each<[string, object, string]>([
	['a key', { nmae: 'Zirkel', state: 'in Ordnung' }, 'devices.3.nmae „nmae“ ist wohl verschrieben.'],
	['a value', { name: 'Messchieber', state: 'in Ordnung' }, 'devices.3.name „Messchieber“ ist wohl verschrieben.'],
	['a day', { ...record, due: '2026-13-31' }, 'devices.3.due „2026-13-31“ ist kein Tag des Kalenders.'],
	['a day with a time', { ...record, due: '2026-02-30T10:00:00Z' }, 'devices.3.due „2026-02-30T10:00:00Z“ ist kein Tag des Kalenders.'],
])('%s that stands in one record', (_, change, finding) => expect(found(records(change))).toEqual([finding]));

test('what is written twice, is far away, or has digits is meant', () => {
	expect(found({ devices: [record, record, record, { nmae: 'x' }, { nmae: 'y' }] })).toEqual([]);
	expect(found(records({ name: 'Bügelmessschraube', zustand: 'x' }))).toEqual([]);
	expect(found({ devices: ['AB-01', 'AB-01', 'AB-01', 'AB-02'].map((number) => ({ number })) })).toEqual([]);
	expect(found(undefined)).toEqual([]);
});
