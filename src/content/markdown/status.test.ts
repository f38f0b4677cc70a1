import { describe, expect, test } from 'vitest';
import { markdownFixture } from './render.fixture.ts';

const { render, renderMdx } = markdownFixture();

const sign = (path: string) => `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"></path></svg>`;
const CHECK = sign('m3 8 3 4 7-8');
const PROHIBITED = sign('M8 2a6 6 0 1 0 .1 0zM4 12l8-8');

describe('a status becomes its mark', () => {
	test.each<[string, string]>([
		['Er ist :status[im Umlauf].', `<p>Er ist <span class="status tone-ok">${CHECK}im Umlauf</span>.</p>`],
		['- :status[gesperrt]', `<ul><li><span class="status tone-stop">${PROHIBITED}gesperrt</span></li></ul>`],
		[
			'| Status |\n|---|\n| :status[gesperrt] |',
			`<div class="table"><table><thead><tr><th>Status</th></tr></thead><tbody><tr><td><span class="status tone-stop">${PROHIBITED}gesperrt</span></td></tr></tbody></table></div>`,
		],
	])('%s', async (markdown, html) => {
		const page = await render(markdown);
		expect(page.html).toBe(html);
		expect(page.findings).toEqual([]);
	});
});

test.each<[string, string, string]>([
	['nearly right', 'Ä\n\nEr ist :status[gespert].', 'unknown-status:6 Unbekannter Status „gespert“. → Meinten Sie „gesperrt“?'],
	['quite wrong', ':status[verschollen]', 'unknown-status:4 Unbekannter Status „verschollen“. → Die Status stehen in site.config.ts unter statuses.'],
	['in capitals', ':status[Im Umlauf]', 'unknown-status:4 Unbekannter Status „Im Umlauf“. → Meinten Sie „im Umlauf“?'],
])('an unknown status is found with its line: %s', async (_, markdown, finding) => {
	expect((await render(markdown)).findings).toEqual([finding]);
	expect((await renderMdx(markdown)).findings).toEqual([finding]);
});
