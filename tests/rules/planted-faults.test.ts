import { describe, expect, test } from 'vitest';
import { RULE_IDS } from '#schema/rule-ids.ts';
import { PLANTS } from './planted-faults.ts';

describe.each(PLANTS)('$name', ({ find, rules }) => {
	test('found, and told in German sentences: what is wrong and how to mend it', async () => {
		const found = await find();
		expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(rules.split(' ')));
		for (const { message, hint } of found) {
			expect(message).toMatch(/^[\p{Lu}„-].*[.“]$/su);
			expect(hint).toMatch(/^[\p{Lu}„].*[.?“)]$/su);
		}
	});
});

test('every rule has a planted fault', () => {
	const planted = new Set(PLANTS.flatMap(({ rules }) => rules.split(' ')));
	expect(RULE_IDS.filter((id) => !planted.has(id))).toEqual([]);
});
