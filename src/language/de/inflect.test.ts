import { expect, test } from 'vitest';
import { inflect } from './inflect.ts';

test.each([
	['Prüfmittel', 'Prüfmittel Prüfmittels Prüfmitteln'],
	['Prüfmittelnummer', 'Prüfmittelnummer Prüfmittelnummern'],
	['Prüfintervall', 'Prüfintervall Prüfintervalls Prüfintervalles Prüfintervalle Prüfintervallen'],
	['Sektion', 'Sektion Sektionen'],
	['Kriterium', 'Kriterium Kriteriums'],
	['Magic-Name', 'Magic-Name Magic-Namen Magic-Namens'],
	['Kostenstelle', 'Kostenstelle Kostenstellen'],
	['Ausweis', 'Ausweis Ausweises Ausweise Ausweisen'],
	['input', 'input'],
])('%s', (word, forms) => expect(inflect(word).join(' ')).toBe(forms));

test('an adjective may begin a sentence', () => {
	const small = ['pflichtig', 'pflichtige', 'pflichtigen', 'pflichtiger', 'pflichtiges', 'pflichtigem'];
	expect(inflect('pflichtig')).toEqual([...small, ...small.map((form) => form.replace('p', 'P'))]);
});
