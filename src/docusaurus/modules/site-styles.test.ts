import { expect, test } from 'vitest';
import { siteStyles } from './site-styles.ts';

test.each([
	[".a { composes: b from '@site/src/css/b.module.css'; }", ".a { composes: b from './../../src/css/b.module.css'; }"],
	['.a { background: url(~@site/static/img/a.png); }', '.a { background: url(./../../static/img/a.png); }'],
	["@import '~package/style.css';", "@import 'package/style.css';"],
	['.a ~ .b { --at: "@site"; }', '.a ~ .b { --at: "@site"; }'],
])('%s', (css, result) => {
	expect(siteStyles(css, { file: '/home/src/components/a.module.css', site: '/home' })).toBe(result);
});
