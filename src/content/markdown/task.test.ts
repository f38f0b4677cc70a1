import { describe, expect, test } from 'vitest';
import { markdownFixture } from './render.fixture.ts';

const { render } = markdownFixture();
const task = (...content: string[]) => `<div class="task">${content.join('')}</div>`;
const STEPS = '<ol class="steps"><li>Eins</li><li>Zwei</li></ol>';

describe('steps and result of a task', () => {
	test.each<[string, string, string]>([
		[
			'both',
			'1. Eins\n2. Zwei\n\nErgebnis: Das **ist** fertig.',
			task(STEPS, '<p class="result"><strong>Ergebnis:</strong> Das <strong>ist</strong> fertig.</p>'),
		],
		['without a result', '1. Eins\n2. Zwei', task(STEPS)],
		['with an introduction', 'Zuerst dies.\n\n1. Eins\n2. Zwei', task('<p>Zuerst dies.</p>', STEPS)],
		['a list without numbers is no list of steps', '- Eins', task('<ul><li>Eins</li></ul>')],
		['the word in a sentence', 'Das Ergebnis: gut.', task('<p>Das Ergebnis: gut.</p>')],
	])('%s', async (_, content, html) => {
		expect((await render(`:::task\n${content}\n:::`)).html).toBe(html);
	});
});

test('roles stand below the question', async () => {
	const { html } = await render(':::who\nNur **Administratoren**.\n:::');
	expect(html).toBe('<div class="who"><p><strong>Wer darf das?</strong></p><p>Nur <strong>Administratoren</strong>.</p></div>');
});

test('outside of a task a result is a paragraph', async () => {
	expect((await render('Ergebnis: gut.')).html).toBe('<p>Ergebnis: gut.</p>');
});
