import { type Problem, problemOf } from '#schema/problem.ts';
import { lineOfOffset } from '#text/line-of-offset.ts';

const lineOf = (name: string, text: string) => lineOfOffset(text, Math.max(0, text.indexOf(name)));

const isFile = (name: string) => /^(?:\.|@site\/|\/)/.test(name);

/** No package that could be installed is called so. */
const isThemePart = (name: string) => /^@theme(?:-original|-init)?\//.test(name);

function hintFor(name: string): string {
	if (isFile(name)) return 'Add the file, or correct the path.';
	if (isThemePart(name))
		return 'This part of the Docusaurus theme does not exist here. Put a component of your own into “src/components” and import that instead.';
	return 'Install the package in the site’s folder, or replace the component.';
}

/** Messages about a site that was moved from Docusaurus. */
export function missingImport(file: string, name: string, text: string): Problem {
	return problemOf('missing-import', {
		file,
		line: lineOf(name, text),
		message: `The import “${name}” cannot be resolved; what it provides is missing from the page.`,
		hint: hintFor(name),
	});
}

/** Messages about its file of sidebars. */
export function missingEntries(file: string, name: string, text: string): Problem {
	return problemOf('missing-import', {
		file,
		line: lineOf(name, text),
		message: `The import “${name}” cannot be resolved; the entries it provides are missing from the sidebar.`,
		hint: 'Install the package in the site’s folder, or write the entries yourself.',
	});
}

/** A file of the site's code that cannot be read as such. */
export function unreadableModule(file: string, error: unknown): Problem {
	const reason = error instanceof Error ? error.message : String(error);
	return problemOf('missing-import', {
		file,
		message: `The file cannot be read: “${reason.split('\n')[0]}”; what it provides is missing.`,
		hint: 'Check braces and tags.',
	});
}

/** A component that throws while a page is drawn. */
export function failedComponent({ file, line }: { file: string; line: number | undefined }, component: string, reason: string | undefined): Problem {
	return problemOf('failed-component', {
		file,
		line,
		message: `${component === '' ? 'An unnamed component' : `The component <${component}>`} cannot be rendered at build time${reason === undefined ? '' : `: “${reason.split('\n')[0]}”`}; only its children are shown.`,
		hint: 'It may need a browser. Render static content in its place, or replace it.',
	});
}

/** A component that a text uses and that does not exist. */
export function unknownComponent({ file, line }: { file: string; line: number | undefined }, component: string): Problem {
	return problemOf('failed-component', {
		file,
		line,
		message: `There is no component <${component}>; only its children are shown.`,
		hint: 'Import it in this file, or correct its name.',
	});
}

/** A page that throws as a whole. */
export function failedPage(file: string, reason: string | undefined): Problem {
	return problemOf('failed-component', {
		file,
		message: `The page cannot be rendered with its components: “${reason?.split('\n')[0] ?? ''}”; it is shown without them.`,
		hint: 'Check imports and attributes, for example “style” given as a string instead of an object.',
	});
}

/** A plugin for Markdown that throws. */
export function failedTextPlugin(file: string, error: unknown): Problem {
	const reason = error instanceof Error ? error.message : String(error);
	return problemOf('failed-component', {
		file,
		message: `A remark or rehype plugin failed on this page: “${reason.split('\n')[0]}”; the page is built without it.`,
		hint: 'Check the plugin in docusaurus.config.',
	});
}

/** A plugin of remark or rehype that calls a package which is not installed. */
export function absentFromTextPlugin(file: string, name: string): Problem {
	return problemOf('missing-import', {
		file,
		message: `A remark or rehype plugin needs the package “${name}”, which is not installed, or fails; what it changes on pages stays as it is written.`,
		hint: 'Install the package in the site’s folder, or remove the plugin from docusaurus.config.',
	});
}

/** Added to a message that stands for many of the same kind. */
export const morePlaces = (places: number) => ` The same in ${places} more ${places === 1 ? 'place' : 'places'}.`;
