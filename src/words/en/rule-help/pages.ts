export const pagesHelp = {
	'wrong-base': {
		what: 'A link leads out of the path under which the site is served.',
		why: 'If the site is served under `/help/`, the address `/docs/` belongs to another site on the same server, which does not have the page.',
		fix: 'In Markdown, write addresses without “base” (the build adds it); in your own HTML, write them with “base”.',
	},
	'broken-link': {
		what: 'A link leads to a page or file that does not exist on this site, or it names no address: `[Search]()`.',
		why: 'Readers who follow it see “Page not found”, or without an address the same page again. A link without an address is only a warning, as is one to a missing API page in a build with a third-party API description.',
		fix: 'Correct the address; page addresses end with `/`. Linking to the Markdown file is safer: `[Search](./search.md)` keeps working wherever the page moves.',
	},
	'broken-markdown-link': {
		what: 'A link points to a Markdown file that does not exist.',
		why: 'The build cannot resolve it to a page, and readers who follow it see “Page not found”.',
		fix: 'Correct the path. It is relative to the folder of the file that contains the link: `./other.md`, `../folder/other.md`.',
	},
	'broken-anchor': {
		what: 'A link leads to an anchor (`#…`) that the page does not have.',
		why: 'Readers who follow it land at the top of the page and have to search for the section.',
		fix: 'Use the id of a heading. With `## Print {#print}` it stays the same when the heading is reworded.',
	},
	'broken-help-target': {
		what: 'A help id points to an anchor that the page does not have.',
		why: 'The application opens the top of the page instead of the right section.',
		fix: 'Use the id of a heading (`## Title {#id}`) under “help” in the front matter.',
	},
	'broken-search-words': {
		what: 'Search words (`search_words`) refer to a section that the page does not have.',
		why: 'Readers who search for these words will not find the section.',
		fix: 'Use the id of a heading (`## Title {#id}`) under `search_words` in the front matter.',
	},
	'taken-search-word': {
		what: 'A search word (`search_words`) is the heading of a section on another page.',
		why: 'Search words rank above headings, so readers who search for the other section by name get this one first.',
		fix: 'Remove the word from `search_words`, or make it more specific: `import template` instead of `template`.',
	},
	'missing-image': {
		what: 'An image is not where the page looks for it.',
		why: 'Readers see its alternative text or a broken image icon.',
		fix: 'Put the file next to the page (`![…](./picture.png)`) or into a folder of published files (`![…](/picture.png)`), and check upper and lower case.',
	},
	'image-alt': {
		what: 'An image has no alternative text.',
		why: 'Readers who cannot see the image do not learn what it shows; screen readers read out the file name instead.',
		fix: 'Describe the image in the square brackets: `![Description](address)`. For a purely decorative image, use HTML with `alt=""`.',
	},
	'figure-caption': {
		what: 'A figure has no caption.',
		why: 'The caption says what to look at, and the text needs it to refer to the figure.',
		fix: 'Add `<figcaption>` to the figure.',
	},
	'figure-name': {
		what: 'A drawing in a figure has no name.',
		why: 'Screen readers announce only “graphic”.',
		fix: 'Add `<title>` to the `<svg>`, or hide decoration with `aria-hidden="true"`.',
	},
	'figure-text': {
		what: 'A figure has no text alternative.',
		why: 'Its content is lost to blind readers, to search, and in print without images.',
		fix: 'Add `<desc>` to the `<svg>`, or the alt text of an image, or add a table, a list or a description to the figure.',
	},
	'page-language': {
		what: 'A page does not declare its language.',
		why: 'Screen readers mispronounce it, and browsers hyphenate it incorrectly.',
		fix: 'Add the “lang” attribute to the “html” element, for example “en”. Pages of this program always have it; only your own HTML can lack it.',
	},
	'page-title': {
		what: 'A page has no title.',
		why: 'The title appears in browser tabs, bookmarks and search engine results.',
		fix: 'Add “title” to the front matter.',
	},
	'duplicate-title': {
		what: 'Two pages of a version have the same title.',
		why: 'Browser tabs, bookmarks and search results show only the title, so the two cannot be told apart.',
		fix: 'Make the titles more specific: “Gauges – Glossary”.',
	},
	'page-heading': {
		what: 'A page has no main heading.',
		why: 'It tells readers where they are, and screen readers jump to it.',
		fix: 'Add “title” to the front matter, or a heading with one `#`. With `hide_title: true`, the page needs its own heading.',
	},
	'page-text': {
		what: 'A written page has no text.',
		why: 'Readers who open it from the sidebar find nothing, and search cannot find it.',
		fix: 'Write the text, or set `draft: true` in the front matter until it is ready.',
	},
	'damaged-text': {
		what: 'A page shows “�” instead of a character.',
		why: 'Its source file is not saved as UTF-8, or once was not, and characters were lost.',
		fix: 'Find the place in the page or in the component that shows it, and retype it. Save the file as UTF-8.',
	},
	'duplicate-anchor': {
		what: 'A page has the same anchor more than once.',
		why: 'Links and the table of contents always lead to the first occurrence.',
		fix: 'Give one of the headings a different anchor with `{#…}`.',
	},
	sitemap: {
		what: 'The sitemap lists a page that does not exist or that search engines should not index.',
		why: 'The sitemap invites search engines; if it contradicts the page, they treat that as an error of the site.',
		fix: 'Remove the address from the sitemap. The generated sitemap is always correct; check your own among the published files.',
	},
	'missing-style': {
		what: 'A component is missing the styles it has on other pages.',
		why: 'It appears unstyled, which nobody notices until someone opens the page.',
		fix: 'Import the style sheet in the component that uses the class. This is a bug in the program, not in your content.',
	},
	'foreign-style': {
		what: 'The styles of one component change another component inside it.',
		why: 'A rule selects elements by tag only, and so also affects elements that have their own class; a change to one component breaks the other.',
		fix: 'Give the intended element its own class, and use that class in the rule. This is a bug in the program, not in your content.',
	},
	'blocked-script': {
		what: 'A page contains inline or external code, which browsers will not run, or an `<object>` or `<embed>`, which they will not show.',
		why: 'The Content Security Policy of each page allows only files of the site, so that injected code does no harm.',
		fix: 'Move the code into a published file and load it with `<script type="module" src="/file.js"></script>`. To embed content, use `<iframe>` or `<img>`.',
	},
};
