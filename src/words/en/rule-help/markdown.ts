export const markdownHelp = {
	'mdx-only': {
		what: 'An .md file holds something that only an .mdx file understands: a component, an import or export, or an attribute in braces.',
		why: 'Readers would see the source in place of the component.',
		fix: 'Rename the file to `.mdx`, or use what Markdown has: `::::tabs`, `:::note`, HTML.',
	},
	'missing-import': {
		what: 'A page or component of a site that comes from Docusaurus imports something that there is not here.',
		why: 'Nothing stands at that place of the page, or only what is between the tags.',
		fix: 'Install the package in the folder of the site, add the file, or replace the component.',
	},
	'failed-component': {
		what: 'A component breaks off while its page is built.',
		why: 'Readers only see what stands between its tags.',
		fix: 'Pages are made without a browser: show something fixed there (`BrowserOnly`), or replace the component.',
	},
	'page-syntax': {
		what: 'A page cannot be compiled.',
		why: 'Without it the site is not built.',
		fix: 'Check brackets, closing tags and imports at the place that is named. In .mdx files `{` begins an expression and `<` a component; as characters they stand in code.',
	},
	'component-use': {
		what: 'A page gives a component a property that it does not have, or a `client:…` that there is not.',
		why: 'The component does not get it; it breaks off, shows something else than was meant, or stays without life.',
		fix: 'Correct the name; the message names those that are known. What a component takes stands in its file.',
	},
	'deep-nesting': {
		what: 'More than 100 quotes, lists, boxes or tags stand in each other in a page, or more than 1000 brackets are open at once in an .mdx file.',
		why: 'Nobody can read that, and programs that take the text apart break off. Mostly a key got stuck, or a file is no page.',
		fix: 'Take apart what stands in each other. Characters that are to be read stand in code.',
	},
	rendering: {
		what: 'An error came up while pages were made that belongs to no file.',
		why: 'Without these pages the site is not built.',
		fix: 'Check the components that were changed last. If it is none of them, it is a fault of the program.',
	},
	'unknown-directive': {
		what: 'A box `:::name` has an unknown name.',
		why: 'What is in it would stand there as usual text.',
		fix: 'Correct the name; the message names those that are known.',
	},
	'unknown-box': {
		what: 'In a site that comes from Docusaurus a box `:::name` has a name that nobody knows.',
		why: 'It stands there as a plain box without colour.',
		fix: 'Correct the name, or name it in `site.config.ts` under “docusaurus.boxes”.',
	},
	'undrawn-diagram': {
		what: 'A diagram (`mermaid`) cannot be drawn completely by the build.',
		why: 'Readers see its source.',
		fix: 'Put it in as an SVG picture, or write it as flowchart, sequenceDiagram, classDiagram, stateDiagram or erDiagram.',
	},
	'unknown-status': {
		what: 'A `:status[…]` names a status that the site does not have.',
		why: 'Sign and colour of the status are not known.',
		fix: 'Name a status of `site.config.ts` (“statuses”), or add it there.',
	},
	'unknown-field': {
		what: 'A link `field:…` names a field that does not stand in the field atlas.',
		why: 'It would have no target.',
		fix: 'Correct the name, or add the row to `docs/field-atlas.yml`.',
	},
};
