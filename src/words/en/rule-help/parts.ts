export const partsHelp = {
	'post-date': {
		what: 'A post has no date.',
		why: 'Posts are ordered and shown by it; it is part of their address.',
		fix: 'Begin the name of the file with the date (`2025-01-31-name.md`), or add `date: YYYY-MM-DD` to its head.',
	},
	'unknown-author': {
		what: 'A post names an author who is not in `blog/authors.yml`.',
		why: "The post would lack the author's name and picture.",
		fix: 'Correct the short name under “authors”, or add it to `blog/authors.yml`.',
	},
	'unknown-tag': {
		what: 'A post names a tag that is not in `blog/tags.yml`.',
		why: 'A typing error would make a second page for the same subject.',
		fix: 'Correct the tag under “tags”, or add it to `blog/tags.yml`.',
	},
	'sidebar-doc': {
		what: 'A sidebar names a page that there is not, or a folder that holds none (a warning).',
		why: 'An entry would be missing there without anybody noticing.',
		fix: 'Name the id of the page: the path of its file below `docs/` without its ending and without numbers before the names.',
	},
	'term-api': {
		what: 'A term names something under `term.api` that the API description does not have.',
		why: 'The page of the API could not refer to the term.',
		fix: 'Name a schema, a field as `Schema.field`, or an operation.',
	},
	'atlas-unknown': {
		what: 'The field atlas names a field, a schema or a term that there is not.',
		why: 'The row would have no type and no operations; mostly the API has changed the name.',
		fix: 'Correct the name by the API description; a term is a page with “term” in its head.',
	},
	'atlas-duplicate': {
		what: 'A row stands twice in the field atlas.',
		why: 'Links to the row would only find the first one.',
		fix: 'Remove one of the two, or give it an “id” of its own.',
	},
	'atlas-excuse': {
		what: 'A field has a row in the field atlas and also stands under “unmapped”.',
		why: 'The two contradict each other.',
		fix: 'Remove one of them.',
	},
	'atlas-unmapped': {
		what: 'A field of the API stands in the field atlas neither with a label nor with a reason.',
		why: 'Whoever looks for the field on the screen does not find it; often it is new.',
		fix: 'Tie it to a label, or name it under “unmapped” with a reason.',
	},
	'broken-address': {
		what: 'The address of a page holds one of the signs `#`, `?`, `%` and `\\\\`, mostly because it stands in the name of the file: `C# Introduction.md`.',
		why: 'In addresses `#` begins the place on the page, `?` a query and `%` an encoded sign; a link to the page would lead to another one or nowhere.',
		fix: 'Give the page a “slug” without these signs in the head of its file, or rename the file or its folder. A tag or an author gets its address by “permalink”. Names of pictures and other files beside the text may hold them; in the link they stand encoded: `%23` for `#`.',
	},
	'duplicate-route': {
		what: 'Two pages have the same address, or addresses that differ in capitals only; or a page stands where a file lies that is to be published.',
		why: 'Only one of them is to be seen; nobody reaches the other. Many computers and hosts make no difference between large and small letters.',
		fix: 'Give one of the two another “slug” in the head of its file.',
	},
	'idle-redirect': {
		what: 'A redirect does not hold: a page or a published file stands at its address, another one leads elsewhere from there, it lies below a file, or it leads in a circle.',
		why: 'Whoever follows the old address does not come to where the redirect shall lead.',
		fix: 'Remove or correct it under “redirects” in `site.config.ts`.',
	},
	'duplicate-doc-id': {
		what: 'Two pages of a version have the same id.',
		why: 'Sidebars and turning pages name pages by their id and could not say which one is meant.',
		fix: 'Set another “id” in one of the files, or rename it. Numbers before the name do not count: `1-start.md` and `2-start.md` are both called “start”.',
	},
	'navbar-item': {
		what: 'An item of the navigation bar names a sidebar or an API that there is not, or a sidebar that is empty.',
		why: 'It leads to the first page of the sidebar or to the overview of the API and would have no target.',
		fix: 'Name a sidebar of the file of sidebars under “sidebar”, or fill it; under “id” an API of `site.config.ts`.',
	},
	'unknown-name': {
		what: 'A head or a setting names a sidebar, a page, a version or an API that there is not.',
		why: 'It would have no effect, or readers would be stuck while turning pages.',
		fix: 'Correct the name: sidebars stand in their file, pages are called by their id, versions stand in `versions.json` (“current” is `docs/`), APIs in `site.config.ts` under “api”.',
	},
	'duplicate-term': {
		what: 'Two terms have the same form, or the same name in their address.',
		why: 'Where a text mentions the word, nobody could say which term the link shall lead to.',
		fix: 'Name the form under “term” in only one of the files, or give one of the pages another “slug”.',
	},
	'duplicate-help-id': {
		what: 'Two pages give the same help id.',
		why: 'The application opens exactly one place for a help id.',
		fix: 'Leave the help id under “help” in only one of the files.',
	},
	'new-help-id': {
		what: 'A help id does not stand in the list of all published ones yet.',
		why: 'Only what stands in `docs/help-ids.json` will be missed when it vanishes.',
		fix: 'Call `nonius help-ids`, and commit the file with the change.',
	},
	'missing-help-id': {
		what: 'A published help id is gone.',
		why: 'Applications that were delivered long ago still refer to it; their help would lead nowhere.',
		fix: 'Give this id to a place again under “help”, or redirect it to another one in `docs/help-ids.json` under “redirects”.',
	},
	'broken-help-redirect': {
		what: 'A redirect of help ids leads nowhere or is not needed.',
		why: 'The application would find no place for this help id, or there would be two answers.',
		fix: 'Name a help id that there is in `docs/help-ids.json` under “redirects”; where the old one has a place again, remove the redirect.',
	},
};
