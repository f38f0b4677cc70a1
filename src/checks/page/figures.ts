import type { Output } from '#finished-page/output.ts';
import type { Problem } from '#schema/problem.ts';
import type { Blame } from './blame.ts';

/** Finds figures without a caption, and drawings in them that say nothing to people who do not see them. */
export function checkFigures({ pages }: Output, blame: Blame): Problem[] {
	return [...pages.values()].flatMap(({ path, figures }) =>
		figures.flatMap(({ caption, drawings, hasAlternative }, index): Problem[] => {
			const file = blame.fileOf(path, 'main');
			const name = caption === '' ? `Die ${index + 1}. Abbildung der Seite ${path}` : `Die Abbildung „${caption.slice(0, 60)}“`;
			const problem = (rule: string, message: string, hint: string): Problem => ({ severity: 'warning', rule, file, message, hint });
			return [
				...(caption === '' ? [problem('figure-caption', `${name} hat keine Beschriftung.`, 'Ergänzen Sie <figcaption>.')] : []),
				...(drawings.some(({ isNamed }) => !isNamed)
					? [
							problem(
								'figure-name',
								`${name} enthält eine Zeichnung ohne Namen.`,
								'Ergänzen Sie <title> im <svg>, oder verbergen Sie es mit aria-hidden="true".',
							),
						]
					: []),
				...(!hasAlternative && (drawings.length === 0 || drawings.some(({ isDescribed }) => !isDescribed))
					? [
							problem(
								'figure-text',
								`${name} sagt ohne Bild nichts aus.`,
								'Ergänzen Sie <desc> im <svg>, oder eine Tabelle, Liste oder Beschreibung in der Abbildung.',
							),
						]
					: []),
			];
		}),
	);
}
