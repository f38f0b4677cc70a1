import { inflect } from '#language/inflect.ts';
import type { TermConfig } from '#schema/term.ts';

/** A term of the glossary as the texts that mention it need it. Plain data. */
export interface Term {
	/** Id for the page that mentions it: name of its own page, or of its section. */
	id: string;
	/** The word itself: the label in the sidebar, where the title of the page says more. */
	title: string;
	/** Plain text. */
	short: string;
	/** Path of its page, or section, without the base. */
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
	words?: readonly { anchor: string; title: string; short: string; forms: readonly string[]; except: string[] }[] | undefined;
	frontMatter: { term?: TermConfig | undefined; sidebar_label?: string | undefined };
}

/** The docs that explain a term, and the words that docs define in a section, as terms. */
export function termsOf(docs: readonly TermPage[]): Term[] {
	return docs.flatMap(({ title: pageTitle, path, file, words = [], frontMatter: { term, sidebar_label } }) => {
		const defined = words.map(({ anchor, forms, ...word }) => ({ ...word, id: anchor, path: `${path}#${anchor}`, file, forms: formsOf(word.title, forms) }));
		if (term === undefined) return defined;
		const title = sidebar_label ?? pageTitle;
		const id = path.split('/').at(-2) ?? '';
		return [{ id, title, short: term.short, path, file, forms: formsOf(title, term.forms), except: term.except }, ...defined];
	});
}

const formsOf = (title: string, forms: readonly string[]): string[] => [...new Set([title, ...forms].flatMap(inflect))];
