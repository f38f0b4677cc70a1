import { expect, test } from 'vitest';
import { findKeys } from './find-keys.ts';
import { isXmlPlace, xmlKeys } from './xml-keys.ts';

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<p:pet xmlns:p="urn:pets" id="7">
  <p:name>Minka</p:name>
  <kind><![CDATA[<name>cat</name>]]></kind>
  <photos>
    <photo size="1">
      <name>Seite</name>
    </photo>
    <photo size="2"/>
  </photos>
  <owner>
    <name>Ada</name>
    <age>36</age>
  </owner>
  <tag>klein</tag>
  <tag>grau</tag>
</p:pet>`;

/** What is marked of a field in some code that says the document. */
function marked(path: string, code = XML): string[] {
	const keys = xmlKeys(XML);
	const spans = findKeys(code, keys);
	const fields = path.split('.');
	const is = (field: string, name: string) => field === name;
	return spans.flatMap((span, index) => (span && isXmlPlace(keys[index]?.steps ?? [], fields, is) ? [code.slice(...span).trim()] : []));
}

test.each([
	['id', ['id="7">']],
	['name', ['<p:name>Minka</p:name>']],
	['kind', ['<kind><![CDATA[<name>cat</name>]]></kind>']],
	['photos', ['<photos>']],
	['photos.name', ['<name>Seite</name>']],
	['photos.photo.name', ['<name>Seite</name>']],
	['photos.size', ['size="1">', 'size="2"/>']],
	['owner.name', ['<name>Ada</name>']],
	['tag', ['<tag>klein</tag>', '<tag>grau</tag>']],
	['size', []],
	['pet', []],
	['missing', []],
])('%s is marked as %j', (path, expected) => expect(marked(path)).toEqual(expected));

test('in a program that says the document as texts it is found in the same order', () => {
	const code = `send("POST", "name=1", ${XML.split('\n')
		.map((line) => JSON.stringify(`${line}\n`))
		.join('\n + ')})`;
	expect(marked('owner.age', code)).toEqual(['<age>36</age>\\n"']);
	expect(marked('id', code)).toEqual(['id=\\"7\\">\\n"']);
});
