export const markdownHelp = {
	'mdx-only': {
		what: 'An .md file contains something that works only in an .mdx file: a component, an import or export, or an attribute in braces.',
		why: 'Readers would see the source instead of the component.',
		fix: 'Rename the file to `.mdx`, or use Markdown instead: `::::tabs`, `:::note`, HTML.',
	},
	'missing-import': {
		what: 'A page or component of a site from Docusaurus imports something that cannot be found.',
		why: 'What it provides is missing from the page, or only the children of the component are shown.',
		fix: "Install the package in the site's folder, add the file, or replace the component.",
	},
	'failed-component': {
		what: 'A component fails while its page is built.',
		why: 'Readers see only its children.',
		fix: 'Pages are rendered without a browser. Render static content there (`BrowserOnly`), or replace the component.',
	},
	'page-syntax': {
		what: 'A page cannot be compiled.',
		why: 'The site cannot be built without it.',
		fix: 'Check brackets, closing tags and imports at the reported place. In .mdx files, `{` begins an expression and `<` a component; to show them as text, format them as code.',
	},
	'component-use': {
		what: 'A page gives a component a property that it does not have, or a `client:…` directive that does not exist.',
		why: 'The component does not receive it: it fails, shows something other than you intended, or stays static.',
		fix: 'Correct the name; the message lists the known ones. The properties of a component are defined in its file.',
	},
	'deep-nesting': {
		what: 'More than 100 quotes, lists, boxes or tags are nested on a page, or more than 1000 brackets are open at the same time in an .mdx file.',
		why: 'Nobody can read that, and programs that parse the text fail. Usually a key got stuck, or a file is not a page.',
		fix: 'Reduce the nesting. To show the characters as text, format them as code.',
	},
	rendering: {
		what: 'An error occurred while pages were rendered, and it cannot be traced to a file.',
		why: 'The site cannot be built without these pages.',
		fix: 'Check the components you changed last. If none of them is the cause, this is a bug in the program.',
	},
	'unknown-directive': {
		what: 'A box `:::name` has an unknown name.',
		why: 'It would appear as a plain box, without colour or sign.',
		fix: 'Correct the name; the message lists the known ones.',
	},
	'unknown-box': {
		what: 'On a site from Docusaurus, a box `:::name` has an unknown name.',
		why: 'It is shown as a plain box without color.',
		fix: 'Correct the name, or add it to “docusaurus.boxes” in `site.config.ts`.',
	},
	'undrawn-diagram': {
		what: 'A diagram (`mermaid`) cannot be rendered completely by the build.',
		why: 'Readers see its source.',
		fix: 'Insert it as an SVG image, or write it as a flowchart, sequenceDiagram, classDiagram, stateDiagram or erDiagram.',
	},
	'undrawn-formula': {
		what: 'A formula (`$…$`, `$$…$$`) is not valid TeX.',
		why: 'Readers see its source.',
		fix: 'Correct it; the message gives the reason. Write `\\$` for a dollar sign that does not begin a formula.',
	},
	'unknown-status': {
		what: 'A `:status[…]` refers to a status that the site does not define.',
		why: 'Its symbol and color are not known.',
		fix: 'Use one of the “statuses” in `site.config.ts`, or add it there.',
	},
	'unknown-field': {
		what: 'A link `field:…` refers to a field that is not in the field atlas.',
		why: 'It would have no target.',
		fix: 'Correct the name, or add the row to `docs/field-atlas.yml`.',
	},
};
