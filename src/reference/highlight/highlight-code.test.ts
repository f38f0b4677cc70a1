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
	expect(await highlight('let a = f("x", 1)', 'javascript')).toBe('<b>let</b> a =<s> f</s>(<i>"x"</i>,<u> 1</u>)');
});

/** Lines that differ in quoted texts only, and what looks like such texts and is none. PHP sees SQL in the second one. */
const LIKE_LINES: Record<string, string> = {
	php: "<?php\n$a = ['eins' => 'x/y', \"a.b\" => 'it\"s'];\n$a = ['zwei' => 'DELETE', \"c\" => \"$x\"];\n$b = \"auf\nzu\".'mitte'.\"\";",
	python: `a = f('x/y', "it's", 'z')\na = f('tXt0tXt', "it's", 'z')\nb = '''auf\nzu'.'x'''`,
	bash: `curl "https://a.example/b" -H 'Accept: x/y'\ncurl "https://c.example/d?e=f" -H 'Accept: x/y' # don't "say"`,
	javascript: 'const a = { "b": "c/d", e: \'f\' };\nconst a = { "g": "h", e: \'i.j\' }; // "x"\n/"k"/.test("l");',
};

test.each(Object.entries(LIKE_LINES))('lines of %s that differ in a text are coloured as each by itself', async (lang, code) => {
	const shared = createHighlighter();
	const whole = await shared(code, lang);
	const again = await shared(code, lang);
	const theme = createCssVariablesTheme({ name: 'css-variables', variablePrefix: '--astro-code-' });
	const shiki = await createShiki({ themes: [theme], langs: [lang] });
	const plain = shiki.codeToHtml(code, {
		lang,
		theme: 'css-variables',
		transformers: [codeMarks, shortMarks],
		mergeSameStyleTokens: true,
		tokenizeTimeLimit: 20_000,
	});
	expect(`<pre data-language="${lang}"><code>${whole}</code></pre>`).toBe(plain);
	expect(again).toBe(whole);
});
