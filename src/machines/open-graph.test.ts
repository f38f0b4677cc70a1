import { expect, test } from 'vitest';
import { openGraphLocale } from './open-graph.ts';

test.each([
	['de', 'de_DE'],
	['en-GB', 'en_GB'],
	['pt', 'pt_BR'],
	['zh-Hans', 'zh_CN'],
	['zh-Hant', 'zh_TW'],
	['sr-Latn', 'sr_RS'],
	['tok', 'tok'],
])('a language has its country: %s', (tag, expected) => expect(openGraphLocale(tag)).toBe(expected));
