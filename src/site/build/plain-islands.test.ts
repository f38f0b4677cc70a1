import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { plainIslands } from './plain-islands.ts';

const engine = (file: string) => {
	const path = createRequire(import.meta.url).resolve(`astro/runtime/${file}`);
	return import(path) as Promise<{ default: string }>;
};

test('scripts of the engine go, others stay', async () => {
	const scripts = await Promise.all(
		['client/visible.prebuilt.js', 'client/load.prebuilt.js', 'server/astro-island.prebuilt.js'].map(async (file) => (await engine(file)).default),
	);
	const island = '<astro-island uid="Z1x" prefix="r0" props="{}"></astro-island>';
	const html = `<script>early()</script>${scripts.map((text) => `<script>${text}</script>`).join('')}${island}<script>own()</script>`;
	expect(plainIslands(html)).toBe('<script>early()</script><astro-island prefix="r0" props="{}"></astro-island><script>own()</script>');
});

test('a page without islands stays as it is', () => expect(plainIslands('<script>self.Astro</script>')).toBe('<script>self.Astro</script>'));
