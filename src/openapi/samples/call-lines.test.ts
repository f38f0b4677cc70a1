import { describe, expect, test } from 'vitest';
import { callLines } from './call-lines.ts';
import { SAMPLE_LANGUAGES } from './languages.ts';
import { SAMPLE_REQUESTS } from './sample-requests.fixture.ts';

const callOf = (code: string) => {
	const { from, to } = callLines(code);
	return code.split('\n').slice(from, to);
};

describe('the call in a sample', () => {
	test('leaves out what a program has around it', () => {
		const code =
			"import os\n\nimport requests\n\nresponse = requests.get(\n    'https://a.example',\n)\n\nif not response.ok:\n    raise\n\nprint(response.text)\n";
		expect(callOf(code)).toEqual(['response = requests.get(', "    'https://a.example',", ')']);
	});

	test('is everything where there is next to nothing around it', () => {
		const code = "curl 'https://a.example'\n";
		expect(callLines(code)).toEqual({ from: 0, to: 1 });
		expect(callLines('# Notes\n\nrequest()\n\nmore()\n')).toEqual({ from: 0, to: 5 });
	});

	test.each(SAMPLE_LANGUAGES.map((language) => [language.id, language] as const))('%s: holds address, headers and body of every request', (_, { sample }) => {
		for (const request of Object.values(SAMPLE_REQUESTS)) {
			// Where a language cannot send a request, its sample says so.
			if (!sample(request).includes('https://')) continue;
			const call = callOf(sample(request)).join('\n');
			const other = sample(request).replace(call, '');
			expect(call).toContain('https://');
			expect(other).not.toMatch(/https?:\/\//);
			for (const { name } of request.headers) expect(call).toContain(name);
		}
	});
});
