export const pagesHelp = {
	'wrong-base': {
		what: 'A link leads out of the path that the site stands at.',
		why: 'Where the site stands at `/help/`, `/docs/` belongs to another site on the same server, which does not have the page.',
		fix: 'In Markdown write addresses without “base” (the build puts it before them), in HTML of your own with “base”.',
	},
	'broken-link': {
		what: 'A link leads to a page or file of this site that there is not.',
		why: "Whoever follows it sees the page “Not found”. Only in a build with somebody else's API description a link to a missing page of the API is a warning.",
		fix: 'Correct the address; addresses of pages end with `/`. The path of the Markdown file is safer: `[Search](./search.md)` follows the page wherever it moves.',
	},
	'broken-markdown-link': {
		what: 'A link names a Markdown file that there is not.',
		why: 'The build cannot lead it to a page; whoever follows it sees the page “Not found”.',
		fix: 'Correct the path. It counts from the folder of the file that the link stands in: `./other.md`, `../folder/other.md`.',
	},
	'broken-anchor': {
		what: 'A link leads to an anchor (`#…`) that the page does not have.',
		why: 'Whoever follows it lands at the top of the page and has to look for the place.',
		fix: 'Name the anchor of a heading. With `## Print {#print}` it stays when the words of the heading change.',
	},
	'broken-help-target': {
		what: 'A help id names an anchor that the page does not have.',
		why: 'Then the application opens the top of the page in place of what fits the question.',
		fix: 'Name the id of a heading under “help” in the head of the file: `## Title {#id}`.',
	},
	'broken-search-words': {
		what: 'Words for the search (`search_words`) name a section that the page does not have.',
		why: 'Whoever searches with these words does not find the section.',
		fix: 'Name the id of a heading under `search_words` in the head of the file: `## Title {#id}`.',
	},
	'taken-search-word': {
		what: 'A word for the search (`search_words`) is the heading of a section on another page.',
		why: 'Words of `search_words` stand before headings in the results: whoever looks for the other section by its name gets this one first.',
		fix: 'Remove the word under `search_words`, or say more precisely what is meant: `import template` in place of `template`.',
	},
	'missing-image': {
		what: 'A picture does not lie where the page looks for it.',
		why: 'Readers see its alternative text in place of the picture, or the sign for a missing one.',
		fix: 'Put the file beside the page (`![…](./picture.png)`) or into a folder of published files (`![…](/picture.png)`), and check capitals.',
	},
	'image-alt': {
		what: 'A picture lacks its alternative text.',
		why: 'Whoever does not see the picture does not learn what it shows; screen readers read the name of the file instead.',
		fix: 'Describe in the square brackets what the picture says: `![Description](address)`. Mere decoration gets `alt=""` in HTML.',
	},
	'figure-caption': {
		what: 'A figure has no caption.',
		why: 'The caption says what to look at; without it the text cannot refer to the figure.',
		fix: 'Add `<figcaption>` to the figure.',
	},
	'figure-name': {
		what: 'A drawing in a figure has no name.',
		why: 'Screen readers then only say “graphic”.',
		fix: 'Add `<title>` to the `<svg>`, or hide decoration with `aria-hidden="true"`.',
	},
	'figure-text': {
		what: 'A figure only speaks to those who see it.',
		why: 'Blind readers, the search and a print without pictures lose what it says.',
		fix: 'Add `<desc>` to the `<svg>`, or a table, a list or a description to the figure.',
	},
	'page-language': {
		what: 'A page does not name its language.',
		why: 'Screen readers then pronounce it wrongly, and browsers hyphenate wrongly.',
		fix: 'The element “html” of the page needs the attribute “lang”, for example “en”. Pages of this program always have it; it is missing only from HTML of your own.',
	},
	'page-title': {
		what: 'A page lacks its title.',
		why: 'It stands in the tab of the browser, in bookmarks and in the results of search engines.',
		fix: 'Add “title” to the head of the file.',
	},
	'duplicate-title': {
		what: 'Two pages of a version have the same title.',
		why: 'In tabs, bookmarks, results and search engines only the title stands; the two cannot be told apart.',
		fix: 'Say in the title what tells one from the other: “Gauges – glossary”.',
	},
	'page-heading': {
		what: 'A page lacks its main heading.',
		why: 'By it readers see where they are; screen readers jump to it.',
		fix: 'Add “title” to the head of the file, or a heading with one `#`. With `hide_title: true` the page needs one of its own.',
	},
	'page-text': {
		what: 'A written page has no text.',
		why: 'Whoever chooses it in the sidebar finds nothing; the search does not find it.',
		fix: 'Write the text, or set `draft: true` in the head of the file until then.',
	},
	'damaged-text': {
		what: '“�” stands on a page in place of a letter.',
		why: 'The file that the place comes from is not stored in UTF-8, or once was not; letters are lost.',
		fix: 'Look for the place in the page or in the component that shows it, and write it anew. Store the file in the encoding UTF-8.',
	},
	'duplicate-anchor': {
		what: 'A page has an anchor several times.',
		why: 'Links and the table of contents always lead to the first place only.',
		fix: 'Give one of the headings another anchor with `{#…}`.',
	},
	sitemap: {
		what: 'The sitemap names a page that there is not, or that shall not stand in search engines.',
		why: 'It invites search engines; they take contradictions with the page itself for faults of the site.',
		fix: 'Take the address out of the sitemap. One that this program writes is right by itself; check your own among the published files.',
	},
	'missing-style': {
		what: 'A page lacks the style of a part that other pages show styled.',
		why: 'The part stands there without its looks, and it is only noticed when somebody opens the page.',
		fix: 'The component that writes the class has to import its style sheet. It is a fault of the program, not of your texts.',
	},
	'foreign-style': {
		what: 'The style of one part changes another that stands in it.',
		why: 'A rule names only an element and also meets elements with a class of their own; whoever changes one part spoils the other.',
		fix: 'Give the element that is meant a class of its own, and name that in the rule. It is a fault of the program, not of your texts.',
	},
	'blocked-script': {
		what: 'A page holds code that stands in itself or comes from elsewhere. Browsers do not run it. Nor do they show what `<object>` and `<embed>` name.',
		why: 'Each page forbids everything that does not come from files of the site by a Content Security Policy, so that code from outside does no harm.',
		fix: 'Put the code into a published file and refer to it with `<script type="module" src="/file.js"></script>`. What a page is to show stands in `<iframe>` or `<img>`.',
	},
};
