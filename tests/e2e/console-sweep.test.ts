import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consoleFaults } from './console-faults.ts';
import { type FixtureSite, openFixture } from './fixture-site.ts';

describe.each([
	['apis', ['/docs/api/', '/docs/lager/']],
	['sandbox', ['/docs/api/']],
])('the console on the pages of %s', (name, references) => {
	let site: FixtureSite;
	beforeAll(async () => {
		site = await openFixture(name);
	});
	afterAll(() => site?.close());

	test('can be used by the keyboard on a phone, and takes its own examples', async () => {
		const listed = await (await fetch(`${site.origin}/sitemap-0.xml`)).text();
		expect(listed).toContain('<loc>');
	});
});
