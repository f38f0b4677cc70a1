export const partsHelp = {
	'post-date': {
		what: 'A post has no date.',
		why: 'Posts are sorted and shown by date, and it is part of their address.',
		fix: 'Begin the file name with the date (`2025-01-31-name.md`), or add `date: YYYY-MM-DD` to the front matter.',
	},
	'unknown-author': {
		what: 'A post names an author who is not in `blog/authors.yml`.',
		why: "The post would lack the author's name and picture.",
		fix: 'Correct the short name under “authors”, or add it to `blog/authors.yml`.',
	},
	'unknown-tag': {
		what: 'A post has a tag that is not in `blog/tags.yml`.',
		why: 'A typo would create a second page for the same topic.',
		fix: 'Correct the tag under “tags”, or add it to `blog/tags.yml`.',
	},
	'sidebar-doc': {
		what: 'A sidebar refers to a page that does not exist, or to a folder without pages (a warning).',
		why: 'An entry would be missing without anybody noticing.',
		fix: 'Use the id of the page: the path of its file in `docs/`, without the extension and without number prefixes.',
	},
	'term-api': {
		what: 'A term refers under `term.api` to something that is not in the API description.',
		why: 'The API page could not link to the term.',
		fix: 'Use a schema, a field as `Schema.field`, or an operation.',
	},
	'atlas-unknown': {
		what: 'The field atlas refers to a field, schema or term that does not exist.',
		why: 'The row would have no type and no operations. Usually the name has changed in the API.',
		fix: 'Correct the name according to the API description. A term is a page with “term” in its front matter.',
	},
	'atlas-duplicate': {
		what: 'A row appears twice in the field atlas.',
		why: 'Links to the row would find only the first one.',
		fix: 'Remove one of them, or give it its own “id”.',
	},
	'atlas-excuse': {
		what: 'A field has a row in the field atlas and is also listed under “unmapped”.',
		why: 'The two contradict each other.',
		fix: 'Remove one of them.',
	},
	'atlas-unmapped': {
		what: 'An API field is in the field atlas neither with a label nor with a reason.',
		why: 'Readers who look for the field on screen will not find it; often it is new.',
		fix: 'Map it to a label, or list it under “unmapped” with a reason.',
	},
	'broken-address': {
		what: 'The address of a page contains `#`, `?`, `%` or `\\`, usually because its file name does: `C# Introduction.md`.',
		why: 'In addresses, `#` begins an anchor, `?` a query and `%` an encoded character, so a link to the page would lead elsewhere or nowhere.',
		fix: 'Give the page a “slug” without these characters in its front matter, or rename the file or its folder. A tag or author gets its address from “permalink”. Images and other files next to the text may have them in their names; encode them in links: `%23` for `#`.',
	},
	'duplicate-route': {
		what: 'Two pages have the same address, or addresses that differ only in case; or there is a page where a published file should go.',
		why: 'Only one of them can be reached. Many computers and hosts do not distinguish upper and lower case.',
		fix: 'Give one of them a different “slug” in its front matter.',
	},
	'idle-redirect': {
		what: 'A redirect has no effect: there is a page or published file at its address, another redirect starts there, it is below a file, or it leads back to itself.',
		why: 'Readers who follow the old address do not get where the redirect should lead.',
		fix: 'Correct or remove it under “redirects” in `site.config.ts`.',
	},
	'duplicate-doc-id': {
		what: 'Two pages of a version have the same id.',
		why: 'Sidebars and pagination refer to pages by id and could not tell which one is meant.',
		fix: 'Set a different “id” in one of the files, or rename it. Number prefixes do not count: `1-start.md` and `2-start.md` both have the id “start”.',
	},
	'duplicate-feed-id': {
		what: 'Two posts of a blog have the same id in the feed: the same `feed_id`, or that of one post is the address of another.',
		why: 'Feed readers take both for one and show only one of them.',
		fix: 'Set `feed_id` to the address that this post had first, or remove it.',
	},
	'navbar-item': {
		what: 'A navbar item refers to a sidebar or an API that does not exist, or to an empty sidebar.',
		why: 'It leads to the first page of the sidebar or to the API overview, and would have no target.',
		fix: 'Under “sidebar”, use an existing sidebar that is not empty; under “id”, an API from `site.config.ts`.',
	},
	'missing-choice': {
		what: 'The site has several languages or versions, and nothing in the frame of its pages leads to the others.',
		why: 'They would be built and published, but nobody would find them.',
		fix: "Add `{ type: 'localeDropdown' }` or `{ type: 'docsVersionDropdown' }` under “navbar”, or a link.",
	},
	'faint-accent': {
		what: 'A color under “theme.accent” has too little contrast with its background (below 4.5:1).',
		why: 'Links and buttons would be hard to read, so pages use a darker or lighter tone.',
		fix: 'Set the tone that the message names, or another one with enough contrast.',
	},
	'unknown-name': {
		what: 'Front matter or a setting refers to a sidebar, page, version or API that does not exist.',
		why: 'It would have no effect, or readers would get stuck while paging through.',
		fix: 'Correct the name. Sidebars are defined in their file, pages are named by id, versions are listed in `versions.json` (“current” is `docs/`), and APIs are defined in `site.config.ts` under “api”.',
	},
	'duplicate-term': {
		what: 'Two terms have the same form, or the same name in their address.',
		why: 'If a text mentions the word, it is unclear which term to link to.',
		fix: 'List the form under “term” in only one of the files, or give one of the pages a different “slug”.',
	},
	'duplicate-help-id': {
		what: 'Two pages have the same help id.',
		why: 'The application opens exactly one section for each help id.',
		fix: 'Keep the help id under “help” in only one of the files.',
	},
	'new-help-id': {
		what: 'A help id is not yet in the list of published ones.',
		why: 'If an id disappears, only the ids in `docs/help-ids.json` are missed.',
		fix: 'Run `nonius help-ids`, and commit the file with your change.',
	},
	'missing-help-id': {
		what: 'A published help id no longer exists.',
		why: 'Applications released long ago still use it; their help would lead nowhere.',
		fix: 'Assign the id to a section again under “help”, or redirect it under “redirects” in `docs/help-ids.json`.',
	},
	'broken-help-redirect': {
		what: 'A redirect of a help id leads nowhere or is not needed.',
		why: 'The application would find no section for this help id, or two.',
		fix: 'Use an existing help id under “redirects” in `docs/help-ids.json`. If the old one is assigned to a section again, remove the redirect.',
	},
};
