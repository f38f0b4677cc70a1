import { expect, test } from 'vitest';
import { wireOf } from '#console/exchange/wire.ts';
import { workshop } from './description.fixture.ts';
import { initialForm, requestOfForm } from './form.ts';
import { keptFileName } from './kept-file-name.ts';

test.each(['skizze.png', 'LIESMICH', '.gitignore', 'werk.properties', 'plan 1.', '図面'])('a chosen file is sent that is called %s', async (chosen) => {
	const { model, operation } = workshop();
	const begun = initialForm(operation('addPicture'), model);
	const name = keptFileName(chosen);
	const form = { ...begun, body: { bild: name }, files: { ...begun.files, [name]: new File(['Inhalt'], chosen) } };
	const request = requestOfForm({ form, operation: operation('addPicture') }, model);
	expect(await wireOf(request, { secrets: {}, files: form.files }).body?.text()).toContain('\r\n\r\nInhalt\r\n');
});

test('two fields may have files of one name', () => {
	const body = { vorn: 'foto.jpg', hinten: 'skizze.png', weitere: ['foto (2).jpg', 'plan.pdf'] };
	expect(keptFileName('foto.jpg', { body, replaced: 'skizze.png' })).toBe('foto (3).jpg');
	expect(keptFileName('plan.pdf', { body })).toBe('plan (2).pdf');
	expect(keptFileName('LIESMICH', { body: { vorn: 'LIESMICH.bin' } })).toBe('LIESMICH (2).bin');
	// The same file again, after it was changed.
	expect(keptFileName('foto.jpg', { body, replaced: 'foto.jpg' })).toBe('foto.jpg');
});
