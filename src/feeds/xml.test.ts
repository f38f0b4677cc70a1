import { expect, test } from 'vitest';
import { parseXml } from './parse-xml.fixture.ts';
import { element, textElement, xmlFile } from './xml.ts';

test('a reader of XML gets every text and value back, but for characters that XML cannot hold', () => {
	const text = `a < b & "c" 'd' ]]> \u0000\u000b\uffffü\n`;
	const file = parseXml(xmlFile(element('x', { value: text, none: undefined }, textElement('y', text), textElement('z', undefined), element('e', {}))));
	const legal = `a < b & "c" 'd' ]]> ü\n`;
	expect(file).toMatchObject({
		name: 'x',
		attributes: { value: legal },
		children: [
			{ name: 'y', text: legal },
			{ name: 'e', text: '' },
		],
	});
});
