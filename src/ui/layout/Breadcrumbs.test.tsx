import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

test('long names of programs break between their words', () => {
	const html = renderToStaticMarkup(<Breadcrumbs base="/" trail={[{ label: 'microsoft.graph.user', href: '/a/' }]} title="deleteClusterProxyWithPath" />);
	expect(html).toContain('<a href="/a/"><span>microsoft.<wbr/>graph.<wbr/>user</span></a>');
	expect(html).toContain('<li aria-current="page"><span>delete<wbr/>Cluster<wbr/>Proxy<wbr/>With<wbr/>Path</span></li>');
});
