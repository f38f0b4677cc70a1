import { expect, test } from 'vitest';
import { workshop } from './description.fixture.ts';
import { initialForm } from './form.ts';
import { missingValues } from './missing-values.ts';

const { model, operation } = workshop();
const form = initialForm(operation('addPart'), model);
const keysOf = (changed: Partial<typeof form>) => Object.keys(missingValues({ ...form, ...changed }, operation('addPart'), model)).sort();

test('nothing is missing in an example', () => expect(keysOf({})).toEqual([]));

test('required parameters and fields are named by their place, also inside of lists', () => {
	expect(keysOf({ parameters: {}, body: { masse: [{ wert: 1 }, {}] } })).toEqual(['body:/masse/1/wert', 'body:/name', 'parameter:lager']);
});

test('a body that is not sent misses nothing', () => expect(keysOf({ body: {}, hasBody: false })).toEqual([]));
