import { expect, test } from 'vitest';
import { wordings } from './sample-wordings.ts';

test.each<[string, unknown, string[]]>([
	['a day', '2026-03-31', ['31.03.2026', '31.03.', '03.2026', '2026-03-31']],
	['an instant', '2025-08-26T06:00:00Z', ['26.08.2025', '26.08.', '08.2025', '2025-08-26T06:00:00Z']],
	['a negative number', '-0.48', ['−0,48', '-0.48']],
	['an amount', '1460.00', ['1460,00', '1460', '+1460,00', '1460.00']],
	['many digits', 184320, ['184 320', '+184 320', '184320']],
	['yes', true, ['ja']],
	['nothing', null, ['leer', '–', 'kein', 'keine']],
	['a value with a label', 'due', ['fällig']],
	['a text', 'DIN\u00a0862', ['DIN 862']],
])('%s', (_, value, expected) => {
	expect(wordings(value, { due: 'fällig' })).toEqual(expected);
});
