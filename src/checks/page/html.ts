import type { Output } from '#finished-page/output.ts';
import type { PageFacts } from '#finished-page/page-facts.ts';
import type { Problem } from '#schema/problem.ts';
import type { Blame } from './blame.ts';

/**
 * Checks the structure of each page: it names its language, has a title, a heading and a text, its ids are unique, and its images have a
 * text alternative (warnings). Fragments that scripts fetch and redirects are not pages and left out.
 */
export function checkHtml({ pages }: Output, blame: Blame): Problem[] {
	return [...pages.values()].filter(isPage).flatMap((page) => [...structure(page, blame), ...duplicateIds(page, blame), ...images(page, blame)]);
}

const isPage = ({ path, redirect }: PageFacts) => (path.endsWith('/') || path === '/404.html') && !redirect;

/** Kinds of pages that somebody wrote. */
const WRITTEN = ['doc', 'page', 'post'];

function structure({ path, lang, title, titles, kind = '', sections }: PageFacts, blame: Blame): Problem[] {
	const file = blame.fileOf(path, 'main');
	const problem = (rule: string, message: string, hint: string): Problem => ({ severity: 'warning', rule, file, message, hint });
	return [
		...(lang ? [] : [problem('page-language', `Die Seite ${path} nennt ihre Sprache nicht.`, 'Das Element html braucht das Attribut lang.')]),
		...(title === '' ? [problem('page-title', `Der Seite ${path} fehlt ein Titel.`, 'Ergänzen Sie „title“ im Kopf der Datei.')] : []),
		...(titles === 0
			? [problem('page-heading', `Der Seite ${path} fehlt die Hauptüberschrift.`, 'Ergänzen Sie „title“ im Kopf der Datei oder eine Überschrift mit „#“.')]
			: []),
		...(WRITTEN.includes(kind) && sections.every(({ text }) => text === '')
			? [problem('page-text', `Die Seite ${path} hat keinen Text.`, 'Schreiben Sie ihn, oder setzen Sie „draft: true“, bis es so weit ist.')]
			: []),
	];
}

function duplicateIds({ path, duplicateIds: ids }: PageFacts, blame: Blame): Problem[] {
	const file = blame.fileOf(path, 'main');
	return ids.map((id) => ({
		severity: 'warning',
		rule: 'duplicate-id',
		...blame.placeOf(file, { addresses: [`{#${id}}`, `id="${id}"`], text: '' }),
		message: `Die Sprungmarke #${id} gibt es auf der Seite ${path} mehrmals.`,
		hint: `Geben Sie einer der Überschriften mit {#…} eine andere Sprungmarke.`,
	}));
}

function images({ path, images: all }: PageFacts, blame: Blame): Problem[] {
	const seen = new Set<string>();
	return all.flatMap(({ src, alt, area }): Problem[] => {
		if (alt !== undefined || seen.has(src)) return [];
		seen.add(src);
		const file = blame.fileOf(path, area);
		return [
			{
				severity: 'warning',
				rule: 'image-alt',
				...blame.placeOf(file, { addresses: [src], text: '' }),
				message: `Dem Bild ${src} fehlt der Alternativtext.`,
				hint: 'Beschreiben Sie das Bild in eckigen Klammern: ![Beschreibung](Adresse). Für reinen Schmuck genügt alt="".',
			},
		];
	});
}
