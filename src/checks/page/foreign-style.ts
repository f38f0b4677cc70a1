import type { Output } from '#finished-page/output.ts';
import type { Problem } from '#schema/problem.ts';

/** Finds rules of one component that lay out elements of another because they name no class but only an element, e.g. `.card p`. Each is said once. */
export function checkForeignStyle({ pages }: Output): Problem[] {
	const places = new Map<string, string>();
	for (const { path, styles } of pages.values()) for (const reached of styles.reached) if (!places.has(reached)) places.set(reached, path);
	return [...places].map(([reached, path]) => ({
		severity: 'warning',
		rule: 'foreign-style',
		file: '',
		message: `Auf der Seite ${path} gestaltet eine Komponente eine andere: „${reached}“.`,
		hint: 'Geben Sie dem Element eine eigene Klasse, und nennen Sie diese in der Regel.',
	}));
}
