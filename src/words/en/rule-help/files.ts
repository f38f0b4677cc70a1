export const filesHelp = {
	'unreadable-file': {
		what: 'A file of the site cannot be read: permission is denied, it is a broken or circular link, it is a folder, or it is not valid UTF-8.',
		why: 'Its content would be missing from the site, or characters would appear as “�”.',
		fix: 'The message names the file and, for a wrong encoding, the line. Windows line endings and a byte order mark (BOM) are fine.',
	},
	'site-config': {
		what: 'A key in `site.config.ts` is missing, unknown or has an invalid value.',
		why: 'A misspelled key would have no effect without any warning.',
		fix: 'The message names the key, its value and what is expected. If the file uses “defineSite” from `nonius/site`, your editor suggests keys as you type.',
	},
	sidebars: {
		what: 'The sidebars (`sidebars.ts`, or the file of a version) have an invalid form.',
		why: 'The navigation and the links to previous and next pages are generated from them.',
		fix: 'The message names the entry and what is expected there.',
	},
	'category-file': {
		what: 'A `_category_.json` or `_category_.yml` file is invalid.',
		why: 'It sets the label and the position of a folder in the sidebar.',
		fix: 'Correct the reported key; common keys are “label”, “position” and “link”.',
	},
	versions: {
		what: 'The file `versions.json` is not a list of names.',
		why: 'It determines which earlier versions exist, and their order.',
		fix: 'Write a list such as `["2025.2", "2025.1"]`, newest first; `nonius version` adds new ones itself.',
	},
	'front-matter': {
		what: 'The front matter of a Markdown file (between the lines “---”) is not valid YAML, or contains an unknown key or an invalid value.',
		why: 'It sets the title, address and position of the page; a typo would have no effect without any warning.',
		fix: 'Correct the key or value. Put values with a colon or special characters in quotation marks.',
	},
	'without-effect': {
		what: 'A key known to Docusaurus, or a translation, has no effect here.',
		why: 'Whoever set it expects it to do something.',
		fix: 'Remove the key, or move the translation to where it is looked for. The message says what to use instead, if there is something.',
	},
	authors: {
		what: 'The file `blog/authors.yml` is invalid.',
		why: 'It provides the names, pictures and pages of authors.',
		fix: 'Each short name needs at least “name”; the message names the invalid key.',
	},
	tags: {
		what: 'The file `blog/tags.yml` is invalid.',
		why: 'It defines the tags of the blog and their pages.',
		fix: 'Each tag can have “label”, “permalink” and “description”, all optional; the message says what is invalid.',
	},
	'field-atlas': {
		what: 'The file `docs/field-atlas.yml` is invalid.',
		why: 'The page that maps labels to API fields is generated from it.',
		fix: 'Correct the reported key; a group has “id”, “title”, “schemas” and “fields”.',
	},
	'help-list': {
		what: 'The file `docs/help-ids.json` is invalid.',
		why: 'It records which help ids released applications use.',
		fix: 'It contains “ids” (a list) and “redirects” (old id to new id). `nonius help-ids` adds new ids.',
	},
	'own-words': {
		what: 'The file with the words of a language (`words.fr.yml`) contains an unknown word or one in an invalid form; a warning lists missing words.',
		why: 'A misspelled word would stay in English on the pages.',
		fix: 'Correct the reported name or value. `nonius words fr` prints the missing words.',
	},
	'check-lists': {
		what: 'A file in `checks/` is invalid.',
		why: 'Your content is checked against these lists; without them, nothing can be checked.',
		fix: 'Correct the reported key. GUIDE.md says under “Checking texts” what each file holds.',
	},
	'api-history': {
		what: 'A file in `history/` next to an API description is invalid.',
		why: 'The “Changes” page of the API is generated from it.',
		fix: 'These files are written by `nonius api-pull`. Edit only “note” by hand; restore anything else from version control.',
	},
	'api-recipes': {
		what: 'A flow in `recipes.yml` does not match the API description or the overview.',
		why: 'Readers who play it through on the page would be stuck at this step.',
		fix: 'Use an existing operation and its parameters. A value in `{…}` must be listed under “take” in an earlier step, and the name of the flow must exist as `{#…}` in `overview.md`.',
	},
	'api-samples': {
		what: 'The file `samples.json` next to an API description is invalid.',
		why: 'It tells the pages which samples have actually been run.',
		fix: 'Regenerate it with the command that runs the samples, or remove it.',
	},
	'api-sandbox': {
		what: 'A file named under `api.sandbox` is missing or unusable.',
		why: 'Without it, the sandbox has no behavior or no initial records.',
		fix: 'Check the path; it is relative to the folder of the site. The initial records (“seed”) are JSON; the behavior (“behaviour”) is a TypeScript file that exports “behaviour”.',
	},
};
