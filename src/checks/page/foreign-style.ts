import { pageFaults } from '#words/page-faults.ts';
import type { PageRule } from './finished-site.ts';

export const foreignStyle = {
	id: 'foreign-style',
	help: {
		what: 'Die Gestaltung eines Teils verändert einen anderen, der in ihm steht.',
		why: 'Eine Regel nennt nur ein Element und trifft auch Elemente mit eigener Klasse; wer den einen Teil ändert, verdirbt den anderen.',
		fix: 'Geben Sie dem gemeinten Element eine eigene Klasse, und nennen Sie diese in der Regel. Es ist ein Fehler des Programms, nicht Ihrer Texte.',
	},
	run: ({ output }) => {
		/** Each reach with the first page that shows it. */
		const places = new Map<string, string>();
		for (const { path, styles } of output.pages.values()) for (const reached of styles.reached) if (!places.has(reached)) places.set(reached, path);
		return [...places].map(([reached, path]) => ({
			file: '',
			message: pageFaults.foreignStyle(path, reached),
			hint: pageFaults.foreignStyleHint,
		}));
	},
} satisfies PageRule;
