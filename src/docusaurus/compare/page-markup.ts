/** How a program marks the parts of its pages. */
export interface PageMarkup {
	/** Whether the text stands in this element. */
	isText(tag: string, attributes: Record<string, string>): boolean;
	/** Whether the element is no text although it stands in it: buttons, links to headings, titles that the program chooses. */
	isNoise(tag: string, attributes: Record<string, string>): boolean;
	/** Whether the element shows once more what a formula beside it says. */
	isFormulaTwin(tag: string, attributes: Record<string, string>): boolean;
	/** Whether the element holds the breadcrumbs, with a list item for each page. */
	isTrail(tag: string, attributes: Record<string, string>): boolean;
	/** Whether a link leads to the previous or the next page. */
	turn(attributes: Record<string, string>): 'previous' | 'next' | undefined;
	/** Whether the element holds the words before the title of such a page (“Next”). */
	isTurnWord(tag: string, attributes: Record<string, string>): boolean;
	/** Whether the element holds the sidebar. */
	isMenu(tag: string, attributes: Record<string, string>): boolean;
	/** Whether the element in it is no part of a label: the icon of a link that leaves the site. */
	isMenuNoise(tag: string, attributes: Record<string, string>): boolean;
}

const matchesClass = ({ class: value = '' }: Record<string, string>, pattern: RegExp) => value.split(/\s+/).some((name) => pattern.test(name));

export const DOCUSAURUS: PageMarkup = {
	isText: (_, attributes) => matchesClass(attributes, /^(?:theme-doc-markdown|markdown)$/),
	isNoise: (tag, attributes) => tag === 'button' || tag === 'style' || tag === 'script' || matchesClass(attributes, /^(?:hash-link|admonitionHeading_.*)$/),
	// KaTeX writes every formula twice: for programs that read it aloud, and as spans that look like it.
	isFormulaTwin: (_, attributes) => matchesClass(attributes, /^katex-html$/),
	isTrail: (_, attributes) => matchesClass(attributes, /^theme-doc-breadcrumbs$/),
	turn: (attributes) =>
		matchesClass(attributes, /^pagination-nav__link--prev$/) ? 'previous' : matchesClass(attributes, /^pagination-nav__link--next$/) ? 'next' : undefined,
	isTurnWord: (_, attributes) => matchesClass(attributes, /^pagination-nav__sublabel$/),
	isMenu: (_, attributes) => matchesClass(attributes, /^theme-doc-sidebar-menu$/),
	isMenuNoise: () => false,
};

export const OURS: PageMarkup = {
	isText: (tag, attributes) => tag === 'h1' || 'data-article-body' in attributes || matchesClass(attributes, /^post-body$/),
	isNoise: (tag, attributes) => tag === 'button' || tag === 'style' || tag === 'script' || matchesClass(attributes, /^(?:anchor|note-title)$/),
	isFormulaTwin: () => false,
	isTrail: (tag, attributes) => tag === 'nav' && matchesClass(attributes, /^breadcrumbs$/),
	turn: (attributes) => (attributes['rel'] === 'prev' ? 'previous' : attributes['rel'] === 'next' ? 'next' : undefined),
	isTurnWord: (tag) => tag === 'span',
	isMenu: (tag) => tag === 'docs-sidebar',
	isMenuNoise: (_, attributes) => matchesClass(attributes, /^(?:external|visually-hidden|api-method)$/),
};
