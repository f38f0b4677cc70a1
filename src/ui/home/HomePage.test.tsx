import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Blog } from '#content/blog.ts';
import { blogOf, postOf, siteOf } from '#navigation/site.fixture.ts';
import { HomePage } from './HomePage.tsx';

const hidden = postOf('geheim', '2025-02-01', { unlisted: true });
const draw = (blogs: Blog[]) => renderToStaticMarkup(<HomePage config={siteOf().config} blogs={blogs} manual={undefined} ways={[]} />);

test('news are the listed posts of the first blog that has any', () => {
	const html = draw([blogOf({ posts: [hidden] }), blogOf({ posts: [hidden, postOf('neu', '2025-01-01')] }, { route: '/neues/' })]);
	expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/blog/neu/', '/neues/']);
});

test.each([[[]], [[blogOf()]], [[blogOf({ posts: [hidden] })]]])('without any there are none', (blogs: Blog[]) => {
	expect(draw(blogs)).not.toContain('home-news');
});
