import { expect, test } from 'vitest';
import { decide } from './decide.ts';

const warning = { severity: 'warning', rule: 'tone', file: '', message: '', hint: '' } as const;
const error = { ...warning, severity: 'error' } as const;

test.each([
	[[], false, 'sound'],
	[[], true, 'sound'],
	[[warning], false, 'sound'],
	[[warning], true, 'strict'],
	[[{ ...warning, tolerated: true }], true, 'sound'],
	[[warning, error], false, 'faulty'],
	[[error, warning], true, 'faulty'],
] as const)('%j, strict: %s', (problems, strict, verdict) => expect(decide(problems, strict)).toBe(verdict));
