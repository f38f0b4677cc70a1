import { pageFaults } from '#words/page-faults.ts';
import type { PageRule } from './finished-site.ts';

export const foreignStyle = {
	id: 'foreign-style',
	run: ({ output }) => {
		/** Each rule that reaches into another component, with the first page that has it. */
		const places = new Map<string, string>();
		for (const { path, styles } of output.pages.values()) for (const reached of styles.reached) if (!places.has(reached)) places.set(reached, path);
		return [...places].map(([reached, path]) => ({
			file: '',
			message: pageFaults.foreignStyle(path, reached),
			hint: pageFaults.foreignStyleHint,
		}));
	},
} satisfies PageRule;
