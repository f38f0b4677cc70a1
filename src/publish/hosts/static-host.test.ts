import { expect, test } from 'vitest';
import { RESPONSE_HEADERS } from '../response-headers.ts';
import { headersFile } from './static-host.ts';

test('every header stands below the path of the site, in the form that static hosts read', () => {
	const blocks = headersFile('/hilfe/', ['_astro', 'search/0123456789ab', 'en/_astro'])
		.trimEnd()
		.split('\n\n')
		.map((block) => block.split('\n'));
	expect(blocks.map(([path]) => path)).toEqual([
		'/hilfe/*',
		'/hilfe/_astro/*',
		'/hilfe/search/0123456789ab/*',
		'/hilfe/en/_astro/*',
		'/hilfe/*.svg',
		'/hilfe/*.md',
		'/hilfe/.well-known/api-catalog',
	]);
	expect(blocks[0]?.slice(1)).toEqual(Object.entries(RESPONSE_HEADERS).map(([name, value]) => `  ${name}: ${value}`));
	// Cloudflare reads no longer lines.
	for (const line of blocks.flat()) expect(line.length).toBeLessThan(2000);
});
