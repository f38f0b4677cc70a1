import { createCssVariablesTheme, createHighlighter as createShiki } from 'shiki';
import { expect, test } from 'vitest';
import { codeMarks } from '#content/markdown/code-block.ts';
import { createHighlighter } from './highlight-code.ts';
import { shortMarks } from './short-marks.ts';

const highlight = createHighlighter();

/** Code with texts and comments that go over several lines. */
const SAMPLES: Record<string, string> = {
	python: 'import os\n\ntext = """eins\nimport zwei  # kein Kommentar\n"""\nprint(text, os.environ["X"])  # Ende\n',
	bash: 'curl --data \'{\n  "a": "$X"\n}\' \\\n  "https://example.com/$X" # Ende',
	php: '<?php\n$a = <<<TEXT\nfunction b\nTEXT;\n/* zwei\nfunction */ function c(): string { return "x"; }',
	c: '#include <stdio.h>\n/* zwei\nZeilen */\nint main(void) { return printf("a\\n"); }',
};

test.each(Object.entries(SAMPLES))('line by line, %s looks as if coloured in one piece', async (lang, code) => {
	const theme = createCssVariablesTheme({ name: 'css-variables', variablePrefix: '--astro-code-' });
	const shiki = await createShiki({ themes: [theme], langs: [lang] });
	const whole = shiki.codeToHtml(code.trimEnd(), {
		lang,
		theme: 'css-variables',
		transformers: [codeMarks, shortMarks],
		mergeSameStyleTokens: true,
		tokenizeTimeLimit: 20_000,
	});
	expect(`<pre data-language="${lang}"><code>${await highlight(code, lang)}</code></pre>`).toBe(whole);
	// Lines that are known by now must come out the same.
	expect(`<pre data-language="${lang}"><code>${await highlight(code, lang)}</code></pre>`).toBe(whole);
});

test('unknown languages come without colours, and are no markup', async () => {
	expect(await highlight('<b onclick="x">&', 'klingonisch')).toBe('&#x3C;b onclick="x">&#x26;');
	expect(await highlight('{}', '__proto__')).toBe('{}');
});

test('the commonest tokens have elements of one letter, the others classes', async () => {
	expect(await highlight('let a = f("x", 1)', 'javascript')).toBe('<b>let</b> a <b>=</b><s> f</s>(<i>"x"</i>,<u> 1</u>)');
});
