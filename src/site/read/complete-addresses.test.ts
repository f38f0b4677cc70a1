import { expect, test } from 'vitest';
import { docOf, siteOf, versionOf } from '#navigation/site.fixture.ts';
import { completeAddresses } from './complete-addresses.ts';

test('addresses of pages get their slashes, in menus of the navigation bar too', () => {
	const link = (to: string) => ({ type: 'link' as const, label: 'A', to });
	const navbar = [link('/docs/a'), { type: 'menu' as const, label: 'B', items: [link('/docs/a#b'), link('https://example.com/docs/a')] }];
	const footer = [{ title: 'C', links: [{ label: 'A', to: '/docs/a?b' }] }];
	const { config } = completeAddresses(siteOf({ config: { navbar, footer }, versions: [versionOf({ docs: [docOf('a')] })] }));
	const targets = JSON.stringify([config.navbar, config.footer]).match(/(?<="to":")[^"]*/g);
	expect(targets).toEqual(['/docs/a/', '/docs/a/#b', 'https://example.com/docs/a', '/docs/a/?b']);
});
