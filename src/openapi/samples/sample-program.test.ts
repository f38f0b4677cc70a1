import { describe, expect, test } from 'vitest';
import { SAMPLE_LANGUAGES } from './languages.ts';
import { callLines, programText, type SampleProgram } from './sample-program.ts';
import { SAMPLE_REQUESTS } from './sample-requests.fixture.ts';

const callOf = (program: SampleProgram) => {
	const { from, to } = callLines(program);
	return programText(program).split('\n').slice(from, to);
};

test('blocks stand apart, empty ones do not count', () => {
	expect(programText({ before: [false, 'a'], call: [['b', 'c'], []], after: ['d', false] })).toBe('a\n\nb\nc\n\nd\n');
	expect(programText({ call: ['a'] })).toBe('a\n');
});

describe('the call in a sample', () => {
	const around = ['import a', 'import b'];

	test('leaves out what a program has around it', () => {
		expect(callOf({ before: [around, 'b = 1'], call: ['form()', ['call(', '', ')']], after: ['print()'] })).toEqual(['form()', '', 'call(', '', ')']);
		expect(callOf({ before: [around, false], call: [false, 'call()'], after: [false, 'print()'] })).toEqual(['call()']);
		expect(callOf({ call: ['call()'], after: [around, 'print()'] })).toEqual(['call()']);
		expect(callOf({ before: [around, 'b = 1'], call: ['call()'] })).toEqual(['call()']);
	});

	test('does not end at what its own text looks like', () => {
		expect(callOf({ before: [around, 'b = 1'], call: [['call("', '', 'if not response.ok:', '")']] })).toHaveLength(4);
	});

	test('is everything where there is next to nothing around it', () => {
		expect(callLines({ call: [['a', 'b']] })).toEqual({ from: 0, to: 2 });
		expect(callLines({ before: ['// Notes'], call: ['request()'] })).toEqual({ from: 0, to: 3 });
	});

	test.each(SAMPLE_LANGUAGES.map((language) => [language.id, language] as const))('%s: holds address, headers and body of every request', (_, { program }) => {
		for (const request of Object.values(SAMPLE_REQUESTS)) {
			const text = programText(program(request));
			// Where a language cannot send a request, its sample says so.
			if (!text.includes('https://')) continue;
			const call = callOf(program(request)).join('\n');
			expect(call).toContain('https://');
			expect(text.replace(call, '')).not.toMatch(/https?:\/\//);
			for (const { name } of request.headers) expect(call).toContain(name);
		}
	});
});
