import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { SAMPLE_LANGUAGES } from './languages.ts';
import { programText } from './sample-program.ts';
import { SAMPLE_REQUESTS } from './sample-requests.fixture.ts';

describe.each(SAMPLE_LANGUAGES)('$label', ({ id, program }) => {
	const sample = (request: ApiRequest) => programText(program(request));

	test('keeps path and query as they are sent', () => {
		const long = { ...SAMPLE_REQUESTS.list, query: [...SAMPLE_REQUESTS.list.query, `long=${'x'.repeat(60)}`] };
		for (const request of [SAMPLE_REQUESTS.path, SAMPLE_REQUESTS.list, long]) {
			// Pieces on several lines: quotes, operators and spaces between them do not count.
			const joined = sample(request).replaceAll(/['"]\s*[.+]?\s*['"](?=[?&])/g, '');
			expect(joined).toContain(`${request.endpoint}${'query' in request && request.query.length > 0 ? `?${request.query.join('&')}` : ''}`);
		}
	});

	test('reads the secret from its variable, and only when there is one', () => {
		expect(sample(SAMPLE_REQUESTS.list)).toMatch(/Bearer .*SHOP_TOKEN|SHOP_TOKEN(.|\n)*Bearer/);
		expect(sample(SAMPLE_REQUESTS.anonymous)).not.toMatch(/SHOP_TOKEN|Authorization/);
	});

	test('puts every secret of the query into the address', () => {
		const inOrder = /api%20key=(?:.|\n)*(?:SHOP_TOKEN|shop_?token|encoded\b)(?:.|\n)*[&"]token=(?:.|\n)*(?:SHOP_SECRET|shop_?secret|encoded2)/i;
		expect(sample(SAMPLE_REQUESTS.queryKeys)).toMatch(inOrder);
	});

	test('sends all cookies in one header field', () => {
		const program = sample(SAMPLE_REQUESTS.cookieKeys);
		expect(program.match(/Cookie\b/g) ?? []).toHaveLength(id === 'javascript' ? 0 : 1);
		if (id !== 'javascript') expect(program).toMatch(/c=y; sid=(?:.|\n)*; did=/);
	});

	test('leaves separators in a form as they are', () => {
		expect(sample(SAMPLE_REQUESTS.separatedForm)).toContain('tag=a,b%2Cc');
	});

	test('ends with one line break and has no space at the end of a line', () => {
		for (const request of Object.values(SAMPLE_REQUESTS)) expect(sample(request)).toMatch(/^(.*\S\n|\n(?!\n))+$/);
	});
});
