import { expect, test } from 'vitest';
import { SiteError } from '#schema/problem.ts';
import { readApiArgument } from './api-argument.ts';

test('names an API and leaves the rest', () => {
	expect(readApiArgument(['--api', 'lager', 'https://api.example.com/'], 'npm run api:pull --')).toEqual({
		api: 'lager',
		others: ['https://api.example.com/'],
	});
	expect(readApiArgument([], 'npm run samples --')).toEqual({ api: undefined, others: [] });
});

test.each([
	[['--api'], 'Nach „--api“ fehlt der Wert.'],
	[['--apt', 'x'], '„--apt“ ist keine Option dieses Befehls.'],
])('%j is told', (args, message) => {
	const read = () => readApiArgument(args, 'npm run samples --');
	expect(read).toThrow(SiteError);
	try {
		read();
	} catch (error) {
		expect(error).toMatchObject({ problems: [{ message, hint: 'So geht es: npm run samples -- --api lager' }] });
	}
});
