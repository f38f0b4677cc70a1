import { expect, test } from 'vitest';
import { kebabCase } from './kebab-case.ts';

/** What `kebabCase` of lodash 4.17.21 gives. */
test.each([
	['OpenCost', 'open-cost'],
	['GitHub Actions', 'git-hub-actions'],
	['k8s', 'k-8-s'],
	['Node.js 18', 'node-js-18'],
	['XMLHttp', 'xml-http'],
	['1st place', '1st-place'],
	["don't", 'dont'],
	['C++', 'c'],
	['Größe der Straße', 'grosse-der-strasse'],
	['日本語 テスト', '日本語-テスト'],
	['안녕 하세요', '안녕-하세요'],
	['ПриветМир', 'приветмир'],
	['🚀 Launch', '🚀-launch'],
	['👩‍💻 dev', '👩‍💻-dev'],
	['🇩🇪 de', '🇩🇪-de'],
	['⚙️ Setup', '⚙️-setup'],
])('%s is %s', (text, expected) => {
	expect(kebabCase(text)).toBe(expected);
});
