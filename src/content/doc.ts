import { posix } from 'node:path';
import { type DocFrontMatter, docFrontMatterSchema } from '#schema/front-matter.ts';
import { type Problem, problemOf, problemsOr, type Wording } from '#schema/problem.ts';
import { isFolderIndex } from '#text/folder-index.ts';
import { siteFaults } from '#words/site-faults.ts';
import type { Tag } from './authors-and-tags.ts';
import { type ContentFile, checkFrontMatter } from './content-file.ts';
import { type DefinedWord, definedWords } from './defined-words.ts';
import { joinBelow } from './join-below.ts';
import { chosenFiles, type FileChoice, listFiles } from './list-files.ts';
import { type Conventions, OWN_CONVENTIONS } from './markdown/conventions.ts';
import { readSource, type Source } from './markdown/source.ts';
import { contentTitle, firstParagraph } from './opening.ts';
import { pageImage } from './page-image.ts';
import { changedNames, reachableName } from './reachable-name.ts';

/** One page of the documentation in one version. */
export interface Doc {
	/** Folder and name without number prefixes, unique in its version, e.g. `handbuch/pruefmittel`. */
	id: string;
	/** Path in the site without its base, with trailing slash. */
	path: string;
	title: string;
	/** Shorter name for sidebars and pagination. */
	label: string;
	description: string | undefined;
	/** Title that the text itself opens with. */
	contentTitle: string | undefined;
	/** Files named in the front matter, as the site knows them. */
	assets: {
		/** Image for links from other sites: a full address or a path without the base. */
		image?: string | undefined;
	};
	/** Id of the sidebar that the doc stands in; `undefined` when none holds it, and until the sidebars are read. */
	sidebar: string | undefined;
	/** In another language of the site: the page has no translation; this is the locale of the original text it shows. */
	untranslated?: string;
	/** Relative to the site root. */
	file: string;
	/** Folder below the version's docs folder, as on disk; `.` for the top. */
	folder: string;
	position: number | undefined;
	draft: boolean;
	unlisted: boolean;
	frontMatter: DocFrontMatter;
	/** Its tags where they have pages (`#navigation/doc-tags.ts`). */
	tags?: Tag[] | undefined;
	/** Words that it defines, each in a section; left out if there are none. */
	words?: DefinedWord[] | undefined;
}

/** What is known of a doc when its page is drawn, in the shape that Docusaurus has it. */
export interface DocContent extends Pick<Doc, 'frontMatter' | 'assets' | 'contentTitle'> {
	metadata: Doc;
	/** Headings of the text in order; what components draw is known only now. */
	toc: readonly { depth: number; slug: string; text: string }[];
}

/** Combines a doc with the headings of its rendered text. */
export function docContent(doc: Doc, toc: DocContent['toc']): DocContent {
	const { frontMatter, assets, contentTitle: title } = doc;
	return { metadata: doc, frontMatter, assets, contentTitle: title, toc };
}

/** The name without its number prefix, and the position that the prefix gives. `name` has no ending. */
export type SplitName = (name: string) => { name: string; position: number | undefined };

/** The folder of a version's docs, and their address. */
interface DocsFolder extends FileChoice {
	/** Where the version stands, e.g. `/docs/` or `/docs/2025.2/`. */
	path: string;
	/** Splits names of files and folders into name and position; by default a number prefix is the position. */
	splitName?: SplitName;
}

/** Remembers docs by all that was read of them: a file and its text. */
export interface DocMemory {
	recall(source: Source): Doc | undefined;
	keep(source: Source, doc: Doc): void;
	/** Called when all docs of the folder were read. */
	save(): void;
}

interface ReadDocsOptions {
	conventions?: Conventions;
	/** Docs that were read from the same folder with the same conventions. */
	memory?: DocMemory | undefined;
}

/**
 * Reads every doc of a version.
 * Docs with problems are left out; `unreadable` has their ids, so that nothing else reports them as missing.
 */
export function readDocs(root: string, folder: DocsFolder, options: ReadDocsOptions = {}): { docs: Doc[]; unreadable: string[]; problems: Problem[] } {
	const results = chosenFiles(listFiles(root, folder.folder, ['.md', '.mdx']), folder).map((file) => ({
		file,
		...readDoc(root, file, { folder, ...options }),
	}));
	options.memory?.save();
	return {
		unreadable: results.flatMap(({ file, doc }) => (doc === undefined ? [namesOfFile(file, folder).join('/')] : [])),
		docs: results.flatMap(({ doc }) => doc ?? []),
		problems: [
			...results.flatMap(({ doc, problems }) => (doc === undefined ? problems : [])),
			...results.flatMap(({ doc, problems }) => (doc === undefined ? [] : problems)),
		],
	};
}

function readDoc(
	root: string,
	file: string,
	{ folder, conventions = OWN_CONVENTIONS, memory }: ReadDocsOptions & { folder: DocsFolder },
): { doc?: Doc; problems: Problem[] } {
	const text = problemsOr(() => readSource(root, file, conventions));
	if ('problems' in text) return text;
	// Damaged bytes are reported each time: a remembered text would no longer show them.
	const known = text.damage === undefined ? memory?.recall(text) : undefined;
	if (known !== undefined) return { doc: known, problems: [] };
	const read = checkFrontMatter(text, { schema: docFrontMatterSchema, conventions });
	if ('problems' in read) return read;
	const { source, ignored } = read;
	const { image, problems } = pageImage(root, source, conventions);
	const { words, missing } = definedWords(source, source.frontMatter.defines);
	const unknown = missing.map((id) => problemOf('front-matter', { file, line: source.lineOf('defines', id), ...withoutSection(id) }));
	const doc = { ...toDoc(source, { ...folder, conventions }), assets: image === undefined ? {} : { image }, ...(words.length > 0 && { words }) };
	const changed = conventions.open ? changedNames({ file, path: doc.path, slug: doc.frontMatter.slug }) : [];
	const found = [...ignored, ...problems, ...unknown, ...changed];
	// Not remembered: the picture beside the text may come or go, and problems are reported each time.
	if (found.length === 0 && source.frontMatter.image === undefined) memory?.keep(text, doc);
	return { doc, problems: found };
}

const withoutSection = (id: string): Wording => ({
	message: siteFaults.noDefinition(id),
	hint: siteFaults.noDefinitionHint,
});

const MARKDOWN_ENDING = /\.mdx?$/;

/** Folders and name of a doc without number prefixes and ending. */
function namesOfFile(file: string, { folder, splitName = splitNumberPrefix }: DocsFolder): string[] {
	return (
		posix
			.relative(folder, file)
			.replace(MARKDOWN_ENDING, '')
			// Names and addresses are composed, however the disk has them.
			.normalize()
			.split('/')
			.map((part) => splitName(part).name)
	);
}

function toDoc(source: ContentFile<DocFrontMatter>, place: DocsFolder & { conventions: Conventions }): Omit<Doc, 'assets'> {
	const { file } = source;
	const { term, keywords } = source.frontMatter;
	const tags = source.frontMatter.tags.map(({ key, label }) => label ?? key ?? '');
	// Tags and other words for a term find the page.
	const frontMatter = { ...source.frontMatter, keywords: [...new Set([...keywords, ...tags, ...(term?.synonyms ?? []), ...(term?.forbidden ?? [])])] };
	const folder = posix.relative(place.folder, posix.dirname(file)).normalize() || '.';
	const splitName = frontMatter.parse_number_prefixes ? (place.splitName ?? splitNumberPrefix) : wholeName;
	const names = namesOfFile(file, { ...place, splitName });
	const folders = names.slice(0, -1);
	const name = names.at(-1) ?? '';
	const { position } = splitName(posix.basename(file).replace(MARKDOWN_ENDING, '').normalize());
	const id = [...folders, frontMatter.id ?? name].join('/');
	const ownTitle = contentTitle(source);
	const title = ownTitle ?? frontMatter.title ?? frontMatter.id ?? name;
	return {
		id,
		path: docPath(place, file, { names, frontMatter }),
		title,
		label: frontMatter.sidebar_label ?? frontMatter.title ?? title,
		description: frontMatter.description ?? firstParagraph(source, place.conventions),
		contentTitle: ownTitle,
		sidebar: undefined,
		file,
		folder,
		position: frontMatter.sidebar_position ?? position,
		draft: frontMatter.draft,
		unlisted: frontMatter.unlisted,
		frontMatter,
	};
}

/** `01-start` is `start` at position 1; versions and dates such as `2025.3` or `2025-08-26-x` keep their digits. */
export function splitNumberPrefix(name: string): ReturnType<SplitName> {
	const match = /^(\d+)(?![-_.]\d)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name);
	if (match === null) return { name, position: undefined };
	return { name: match[2] ?? name, position: Number(match[1]) };
}

/** Numbers are part of the name. */
export const wholeName: SplitName = (name) => ({ name, position: undefined });

/** The index of a folder has the folder's path; its name decides, not its id. */
function docPath(
	place: DocsFolder & { conventions: Conventions },
	file: string,
	{ names, frontMatter }: { names: readonly string[]; frontMatter: DocFrontMatter },
): string {
	const { id, slug } = frontMatter;
	if (slug?.startsWith('/')) return joinBelow(place.path, slug);
	const published = place.conventions.open ? names.map(reachableName) : names;
	const last = isFolderIndex(posix.relative(place.folder, file)) ? '' : (id ?? published.at(-1) ?? '');
	return joinBelow(place.path, ...published.slice(0, -1), slug ?? last);
}
