import type { TermConfig } from '#schema/term.ts';
import { inflect } from '#text/inflect.ts';

/** A term of the glossary as the texts that mention it need it. Plain data. */
export interface Term {
	/** Id for the page that mentions it: name of its own page. */
	id: string;
	/** The word itself: the label in the sidebar, where the title of the page says more. */
	title: string;
	/** Plain text. */
	short: string;
	/** Path of its page without the base. */
	path: string;
	/** File of its page: there it is not linked. */
	file: string;
	/** Every form that is linked. */
	forms: string[];
	/** Phrases in which a form means something else. */
	except: string[];
}

/** What a doc says that may explain a term. */
interface TermPage extends Pick<Term, 'title' | 'path' | 'file'> {
	frontMatter: { term?: TermConfig | undefined; sidebar_label?: string | undefined };
}

/** The docs that explain a term, as terms. */
export function termsOf(docs: readonly TermPage[]): Term[] {
	return docs.flatMap(({ title: pageTitle, path, file, frontMatter: { term, sidebar_label } }) => {
		if (term === undefined) return [];
		const title = sidebar_label ?? pageTitle;
		const id = path.split('/').at(-2) ?? '';
		return [{ id, title, short: term.short, path, file, forms: [...new Set([title, ...term.forms].flatMap(inflect))], except: term.except }];
	});
}
