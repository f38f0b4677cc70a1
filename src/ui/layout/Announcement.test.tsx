import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteOf } from '#navigation/site.fixture.ts';
import { Announcement } from './Announcement.tsx';

const bar = (announcement: { text: string; to?: string }) =>
	/<p>(.*)<\/p>/.exec(renderToStaticMarkup(<Announcement config={siteOf({ config: { announcement: { id: 'a', ...announcement } } }).config} />))?.[1];

test.each([
	[{ text: 'Neu (seit [heute])' }, 'Neu (seit [heute])'],
	[{ text: 'Neu', to: '/a/' }, '<a href="/a/">Neu</a>'],
	[{ text: 'Siehe [eins](/a/), [zwei](/b/#c).' }, 'Siehe <a href="/a/">eins</a>, <a href="/b/#c">zwei</a>.'],
])('%j', (announcement, html) => {
	expect(bar(announcement)).toBe(html);
});
