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
		[
			'texts within arrows without spaces',
			'flowchart TD\na--far away-->b\nb-.may use.->c\nc==for sure==>d\nd--"quoted"-->a',
			['quoted', 'far away', 'may use', 'for sure'],
		],
		['lines within labels', 'flowchart TD\na[run --watch] --> b["one--two"] --> c[well--known] --> d', ['run', 'watch', 'one', 'two', 'well', 'known']],
		['lines before arrows', 'flowchart TD\na---b-->c[Three]\nd===e==>f[Six]', ['Three', 'Six']],
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

describe('what a diagram says to those who do not see it', () => {
	const spoken = (source: string) => {
		const [svg] = drawDiagram(source) ?? [];
		return [svg?.type === 'element' ? svg.properties['ariaLabel'] : undefined, drawn(source)?.replace(/\s+/g, ' ').trim()];
	};

	test.each([
		['title and description', 'accTitle: Way of a tool\n  accDescr {\n    From shelf\n    to desk\n  }', 'Way of a tool. From shelf to desk'],
		['a blank behind the description', 'accDescr {\n From\n to \n} ', 'From to'],
		['a comment behind the description', 'accDescr { From } %% later: to', 'From'],
		['comments and settings', 'accTitle: A\n%% accDescr: B', 'A'],
		['a title that ends with a sign', 'accTitle: Who checks?\naccDescr: All.', 'Who checks? All.'],
		['a title that is cut short', 'accTitle: Devices.\naccDescr: From shelf', 'Devices. From shelf'],
	])('%s', (_, lines, label) => {
		expect(spoken(`flowchart LR\n  ${lines}\n  A-->B`)).toEqual([label, 'A B']);
	});

	test('tables without rows say only what the source says', () => {
		expect(spoken('erDiagram\nTool ||--o{ Check : has')).toEqual(['Tool, Check, has', expect.not.stringContaining('attributes')]);
		expect(spoken('erDiagram\nTool ||--o{ Check : "(no attributes)"')[1]).toContain('(no attributes)');
	});
});
