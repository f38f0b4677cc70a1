import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		projects: [
			{ test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'product/**/*.test.{ts,tsx}', 'commands/**/*.test.ts'] } },
			// A busy machine may lose a race with a browser; who needs a second try is listed as such.
			{ test: { name: 'browser', include: ['tests/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 180_000, maxWorkers: 2, retry: 2 } },
		],
	},
});
