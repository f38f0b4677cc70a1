export const filesHelp = {
	'unreadable-file': {
		what: 'A file of the site cannot be read: permissions are missing, a link leads nowhere or in a circle, a folder stands in its place, or it is not written in UTF-8.',
		why: 'What it holds would be missing from the site, or its letters would come out as “�”.',
		fix: 'The message names the file and, where the encoding is wrong, the line. Line endings of Windows and a mark at the beginning of the file (BOM) do no harm.',
	},
	'site-config': {
		what: 'In `site.config.ts` a key is missing, is unknown, or has a value that does not fit.',
		why: 'What is misspelt would silently have no effect.',
		fix: 'The message names the key, its value and what is expected. The editor shows what there is while you type, where the file uses “defineSite” from `nonius/site`.',
	},
	sidebars: {
		what: 'The sidebars (`sidebars.ts` or the file of a version) have a form that does not fit.',
		why: 'Navigation and turning pages are made from them.',
		fix: 'The message names the entry and what is expected there.',
	},
	'category-file': {
		what: 'A file `_category_.json` or `_category_.yml` does not fit.',
		why: 'It says what a folder is called in the sidebar and where it stands.',
		fix: 'Correct the key that is named; usual ones are “label”, “position” and “link”.',
	},
	versions: {
		what: 'The file `versions.json` is no list of names.',
		why: 'It says which earlier versions there are, and in which order.',
		fix: 'Write a list such as `["2025.2", "2025.1"]`, the newest first; `nonius version` enters new ones itself.',
	},
	'front-matter': {
		what: 'The head of a Markdown file (between the lines “---”) is no valid YAML, or holds an unknown key or value.',
		why: 'Title, address and place of the page stand there; a typing error would have no effect, and nobody would notice.',
		fix: 'Correct the key or value. Values with a colon or special characters stand in quotation marks.',
	},
	'without-effect': {
		what: 'A key that Docusaurus knows, or a translation, has no effect here.',
		why: 'Whoever writes it expects something of it.',
		fix: 'Remove the key, or put the translation where it is looked for. The message names what helps in its place.',
	},
	authors: {
		what: 'The file `blog/authors.yml` does not fit.',
		why: 'Names, pictures and pages of authors come from it.',
		fix: 'At least “name” stands under each short name; the message names the key that does not fit.',
	},
	tags: {
		what: 'The file `blog/tags.yml` does not fit.',
		why: 'The tags of the blog and their pages come from it.',
		fix: '“label”, “permalink” and “description” stand under each tag, all of them optional; the message names what does not fit.',
	},
	'field-atlas': {
		what: 'The file `docs/field-atlas.yml` does not fit.',
		why: 'The page that ties labels to fields of the API is made from it.',
		fix: 'Correct the key that is named; a group has “id”, “title”, “schemas” and “fields”.',
	},
	'help-list': {
		what: 'The file `docs/help-ids.json` does not fit.',
		why: 'It records which help ids applications in use know.',
		fix: 'It has “ids” (a list) and “redirects” (old id to new id). `nonius help-ids` enters new ids.',
	},
	'own-words': {
		what: 'The file with the words of a language (`words.fr.yml`) names a word that there is not, or one in a form that does not fit. A warning names what it lacks.',
		why: 'What is misspelt would go on standing on the pages in English.',
		fix: 'Correct the name or value that is named. `nonius words fr` prints the missing words.',
	},
	'check-lists': {
		what: 'A file in `checks/` does not fit.',
		why: 'Texts are compared with these lists; without them nothing can be checked.',
		fix: 'Correct the key that is named.',
	},
	'api-history': {
		what: 'A file in `history/` beside an API description does not fit.',
		why: 'The page “Changes” of the API is made from it.',
		fix: '`nonius api-pull` writes these files. By hand you only add “note”; bring anything else back from version control.',
	},
	'api-recipes': {
		what: 'A flow in `recipes.yml` does not fit the API description or the overview.',
		why: 'Whoever plays it through on the page would be stuck at this step.',
		fix: 'Name an operation that exists, with its parameters; a value in `{…}` has to stand under “take” in an earlier step, the name of the flow as `{#…}` in `overview.md`.',
	},
	'api-samples': {
		what: 'The file `samples.json` beside an API description does not fit.',
		why: 'From it pages know which sample has really been run.',
		fix: 'Have the command that runs the samples write it anew, or remove it.',
	},
	'api-sandbox': {
		what: 'A file that `api.sandbox` names is missing or cannot be used.',
		why: 'Without it the sandbox has no behaviour or no records to begin with.',
		fix: 'Check the path; it counts from the folder of the site. The first records (“seed”) are JSON, the behaviour (“behaviour”) is a TypeScript file that exports “behaviour”.',
	},
};
