import { expect, test } from 'vitest';
import { drawnClasses } from './drawn-classes.ts';

test.each<[string, string, string[]]>([
	['a picture before it', '.sign::before { content: \'\'; background: url("data:image/svg+xml,%3Csvg/%3E") no-repeat; }', ['sign']],
	['a mask, within a condition', '@media (min-width: 1px) { html[data-theme="dark"] .sign:before { mask-image: url(/a.svg); } }', ['sign']],
	['several', '.bar .one, .two:hover::after { background-image: linear-gradient(red, blue); }', ['one', 'two']],
	['within its rule', '.sign { width: 1px; &:hover { &:after { background: url(a.svg); } } }', ['sign']],
	['a white sign, for a dark bar', '.sign::before { background: url("data:image/svg+xml,%3Csvg%3E%3Cpath fill=\'%23fff\'/%3E%3C/svg%3E"); }', []],
	['letters', ".sign::after { content: '★'; }", ['sign']],
	['an empty box', ".sign::before { content: ''; background: red; }", []],
	[
		'what has a name beyond ASCII, or behind a backslash',
		'.größe:not(:is(.a, .b)), .md\\:sign { background: url(data:image/svg+xml;utf8,{"}) }',
		['größe', 'md:sign'],
	],
	['what is only coloured', '.sign { color: red; } /* .not { background: url(a.svg); } */', []],
])('a style sheet draws %s', (_, css, classes) => {
	expect([...drawnClasses(css)]).toEqual(classes);
});
