import { expect, test } from 'vitest';
import { type HelpTarget, helpAddresses } from './help-targets.ts';

const target = (id: string, anchor = ''): HelpTarget => ({ id, anchor, path: '/docs/a/', file: 'docs/a.md' });

test('the published list has full paths, in order, and what was redirected', () => {
	expect(helpAddresses([target('sperren', 'x'), target('anlegen')], { alt: 'sperren', fort: 'fehlt' }, '/hilfe/')).toEqual({
		alt: '/hilfe/docs/a/#x',
		anlegen: '/hilfe/docs/a/',
		sperren: '/hilfe/docs/a/#x',
	});
});
