import type { ElementContent } from 'hast';
import { describe, expect, test } from 'vitest';
import { drawDiagram } from './draw-diagram.ts';

/** What stands in the drawing; `undefined` where there is none. */
const drawn = (source: string) => drawDiagram(source)?.map(wordsIn).join(' ');
const wordsIn = (node: ElementContent): string => (node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(wordsIn).join(' ') : '');

describe('what a flowchart may look like', () => {
	test.each<[string, string, string[]]>([
		['no direction', 'flowchart\na --> b', ['a', 'b']],
		['an arrow at the end of a line', 'flowchart TD\nfirst[First] -->\n  second[Second] --> |then|\n  third', ['First', 'Second', 'then', 'third']],
		['a text within an arrow', 'flowchart TD\na([Request]) -- checked by --> b', ['Request', 'checked by']],
		['a text within a long arrow', 'flowchart TD\na -- far away ---> b', ['far away']],
		[
			'labels behind the first mention',
			'flowchart TD\nstart([Start]) --> |"Yes"| next & other\nnext["The next one"] --> start\nsubgraph other group\nother{{Other}}\nend',
			['Start', 'The next one', 'Other'],
		],
		['links of nodes', 'flowchart TD\na[One] --> b\nclick a href "#one" "More of it"', ['One']],
		['a text within a dotted arrow', 'flowchart TD\na -. may use .-> b[(Store)]', ['may use', 'Store']],
	])('%s', (_, source, words) => {
		const text = drawn(source);
		for (const word of words) expect(text).toContain(word);
	});
});

describe('what a sequence may look like', () => {
	test('names of several words, declared or not, keep their order and what they are called', () => {
		const text = drawn(
			'sequenceDiagram\nautonumber\nactor User\nparticipant Order book as The book\nUser->>+Order book: POST /order\nactivate Order book\nNote over User,Order book: Both\nOrder book-->>-Cow Protocol: settle: now\ndeactivate Order book',
		);
		for (const word of ['User', 'The book', 'Cow Protocol', 'POST /order', 'Both', 'settle: now']) expect(text).toContain(word);
		expect(text).not.toContain('name1');
	});

	test('names of one word stay as they are', () => {
		expect(drawn('sequenceDiagram\nparticipant Front-end\nFront-end->>Api: x-ray')).toContain('x-ray');
	});
});
