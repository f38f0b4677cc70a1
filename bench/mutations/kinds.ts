import { slip } from './random.ts';

/** Something of a kind in a file, and its broken form. */
export interface Break {
	/** Where it stands in the text. */
	start: number;
	end: number;
	to: string;
}

/** One kind of thing that people write, and how each of its things is broken. Knows nothing of the program: regular expressions and slips of the keyboard. */
export interface Kind {
	name: string;
	files: RegExp;
	/** It makes a file unreadable, which hides other faults, so it is planted alone in its file. */
	stops?: boolean;
	breaks(text: string, random: () => number): Break[];
}

const PAGES = /^(?:docs|blog|pages)\/.*\.mdx?$/;
const MANUAL = /^docs\/.*\.mdx?$/;

type Change = (part: string, random: () => number) => string;

/** A kind by a pattern with one group: what the group holds gets a slip, or becomes what `change` says. */
function kind(name: string, files: RegExp, how: RegExp | readonly [RegExp, Change]): Kind {
	const [pattern, change] = how instanceof RegExp ? [how, slip] : how;
	return {
		name,
		files,
		breaks: (text, random) =>
			[...text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}dg`))].flatMap((match) => {
				const [start, end] = match.indices?.[1] ?? [];
				if (start === undefined || end === undefined) return [];
				const part = text.slice(start, end);
				const to = change(part, random);
				return to === part ? [] : [{ start, end, to }];
			}),
	};
}

/** The same, only above the end of the front matter. */
function inHead({ breaks, ...rest }: Kind): Kind {
	return { ...rest, breaks: (text, random) => breaks(text.slice(0, Math.max(0, text.indexOf('\n---', 3))), random) };
}

/** The same, for what makes a file unreadable. */
const stopping = (one: Kind): Kind => ({ ...one, stops: true });

const nothing = () => '';
const otherNumber = (number: string) => String(Number(number) + 7);

export const KINDS: readonly Kind[] = [
	inHead(kind('front matter: key', PAGES, /^([a-z_]{4,}):/m)),
	inHead(kind('front matter: key is gone', PAGES, [/^((?:title|description|authors|tags|date|sidebar_position): .*\n)/m, nothing])),
	stopping(inHead(kind('front matter: quotation mark', PAGES, [/^\w+: ".*(")$/m, nothing]))),
	inHead(kind('front matter: position', PAGES, [/^sidebar_position: (\d+)/m, () => 'drei'])),
	inHead(kind('front matter: help id', PAGES, /^ {2}([a-z-]{4,}): /m)),
	inHead(kind('front matter: help target', PAGES, /^ {2}[a-z-]{4,}: ([a-z-]{4,})$/m)),
	inHead(kind('front matter: slug', PAGES, /^slug: (.*)$/m)),
	inHead(kind('front matter: term', MANUAL, /^ {2}(short|forms|except|api|forbidden|synonyms):/m)),
	inHead(kind('front matter: schema of a term', MANUAL, /^ {2}api: \[?([\w.]+)/m)),
	inHead(kind('front matter: defined word', MANUAL, /^ {2}-? ?\{? ?id: ([\w-]+)/m)),
	inHead(kind('front matter: author', PAGES, /^authors: \[?([\w-]+)/m)),
	inHead(kind('front matter: tag', PAGES, /^tags: \[([\w-]+)/m)),
	kind('file of a link', PAGES, /\]\(\.{0,2}\/?([\w./-]+?)\.mdx?[#)]/),
	kind('ending of a link', PAGES, [/\]\([\w./-]+\.(mdx?)[#)]/, () => 'mxd']),
	kind('anchor of a link', PAGES, /\]\([^)\s#]*#([\w-]+)\)/),
	kind('bracket of a link', PAGES, [/\]\([\w./#-]+(\))/, nothing]),
	kind('path of a link', PAGES, /\]\(\/([\w/-]{4,})/),
	kind('id of a heading', PAGES, /^#{2,4} .*\{#([\w-]+)\}$/m),
	kind('brace of a heading', PAGES, [/^#{2,4} .*\{#[\w-]+(\})$/m, nothing]),
	kind('space of a heading', PAGES, [/^#{2,4}( )\S/m, nothing]),
	kind('level of a heading', PAGES, [/^(##) /m, () => '#####']),
	kind('picture', PAGES, /!\[[^\]]*\]\(([^)]+)\)/),
	kind('text of a picture', PAGES, [/!\[([^\]]+)\]\(/, nothing]),
	kind('field of a link', PAGES, /\]\(field:([\w.]+)\)/),
	kind('name of a box', PAGES, /^:::+([a-z]+)/m),
	kind('end of a box', PAGES, [/^(:::+)$/m, nothing]),
	kind('beginning of a box', PAGES, [/^(:::+)[a-z]+/m, () => '::']),
	kind('result of a task', PAGES, /^(Ergebnis): /m),
	kind('numbers of a task', PAGES, [/^:::task(?:\[.*\])?\n\n?(1\.) /m, () => '-']),
	kind('role', PAGES, /\*\*(Lesezugriff|Prüfung|Prüfmittelverwaltung|Administration)\*\*/),
	kind('other role', PAGES, [/^:::who\n[^:]*: (?:ab )?\*\*(Prüfung|Administration|Prüfmittelverwaltung)\*\*/m, () => 'Lesezugriff']),
	kind('label in bold', PAGES, /\*\*([A-ZÄÖÜ][^*\n]{3,30})\*\*/),
	kind('stars of bold', PAGES, [/\*\*[A-ZÄÖÜ][^*\n]{3,30}(\*\*)/, nothing]),
	kind('number of a message', PAGES, [/`?(KB-\d{3})`?/, (code) => `KB-${Number(code.slice(3)) + 70}`]),
	kind('text of a message', PAGES, /KB-\d{3}`? ?\(?„([^“]{10,})“/),
	kind('status', PAGES, /:status\[([^\]]+)\]/),
	kind('sample', PAGES, /:sample\[([^\]]+)\]/),
	kind('place of a sample', PAGES, /:sample\[[^\]]+\]\{of="([^"]+)"\}/),
	kind('cell of a table', PAGES, [/^\|[^|\n]+\|[^|\n]+(\|[^|\n]+)\|$/m, nothing]),
	kind('rule of a table', PAGES, [/^(\|[-|: ]+\|)$/m, () => '|']),
	kind('end of a row', PAGES, [/^\|.*\|.*(\|)$/m, nothing]),
	kind('language of code', PAGES, /^```([a-z]{2,})/m),
	kind('end of code', PAGES, [/^(```)$/m, nothing]),
	kind('code in a line', PAGES, [/`[^`\n]+(`)/, nothing]),
	kind('name of a tab', PAGES, /\{value=([\w-]+)\}/),
	kind('import: file', PAGES, /^import .* from '([^']+)'/m),
	kind('import: name', PAGES, /^import \{ (\w+)/m),
	kind('import is gone', PAGES, [/^(import .*\n)/m, nothing]),
	kind('component: name', PAGES, /^<([A-Z]\w+)/m),
	stopping(kind('component: end', PAGES, [/^<[A-Z][^>\n]*?( ?\/>)$/m, () => ' >'])),
	kind('component: property', PAGES, /^<[A-Z]\w+ (\w+)=/m),
	kind('component: directive', PAGES, /^<[A-Z].* client:(\w+)/m),
	kind('component: value', PAGES, /^<[A-Z]\w+ \w+=(?:"|\{)([^"}]+)/m),
	stopping(kind('brace', PAGES, [/^(\{)\/\*/m, nothing])),
	kind('mark where a post is cut', PAGES, /(?:<!--|\{\/\*) (truncate)/),
	kind('word', PAGES, /[a-zäöü] ([a-zäöüß]{7,}) [a-zäöü]/),
	kind('quotation mark', PAGES, [/„[^“\n]{3,40}(“)/, nothing]),
	kind('space', PAGES, [/[a-z]( )[a-z]/, () => '  ']),
	kind('foreign word', PAGES, [/[a-zäöü] ((?:Schaltfläche|Einstellung|Datei|Liste)n?)\b/, () => 'Button']),
	kind('wrong term', PAGES, [/\b(Prüfbericht)\b/, () => 'Prüfprotokoll']),
	kind('number in a text', PAGES, [/höchstens (\d+) (?:Zeilen|MB|Zeichen|Messwerte|Kriterien)/, otherNumber]),
	kind('day in a text', PAGES, [/\b(\d\d)\.\d\d\.20\d\d/, () => '32']),

	kind('settings: key', /^site\.config\.ts$/, /^\t+([a-zA-Z]+):/m),
	kind('settings: address', /^site\.config\.ts$/, /to: '\/([\w/-]+)/),
	kind('settings: file', /^site\.config\.ts$/, /(?:description|seed|behaviour|folder|src): '([\w/.-]+\.\w+)'/),
	kind('settings: type', /^site\.config\.ts$/, /type: '(\w+)'/),
	stopping(kind('settings: bracket', /^site\.config\.ts$/, [/^\t+(\]|\}),$/m, nothing])),
	kind('settings: name', /^site\.config\.ts$/, /(?:sidebar|sign|tone|id|look|locale|code): '([\w-]+)'/),
	kind('sidebars: page', /^sidebars\.ts$/, /^\t+'([\w/-]+)'/m),
	kind('sidebars: key', /^sidebars\.ts$/, /\b([a-zA-Z]{3,}): /),
	kind('sidebars: type', /^sidebars\.ts$/, /type: '([\w-]+)'/),
	kind('sidebars: folder', /^sidebars\.ts$/, /dirName: '([\w/-]+)'/),
	kind('sidebars: name', /^sidebars\.ts$/, /id: '([\w/-]+)'/),
	stopping(kind('sidebars: quotation mark', /^sidebars\.ts$/, [/'[\w/-]+(')/, nothing])),

	kind('API: key', /^api\/description\.json$/, /^\s+"([a-z]\w{3,})":/m),
	kind('API: reference', /^api\/description\.json$/, /"\$ref": "#\/components\/\w+\/(\w+)"/),
	kind('API: type', /^api\/description\.json$/, /"type": "(\w+)"/),
	kind('API: required', /^api\/description\.json$/, /"required": \[\s*"(\w+)"/),
	kind('API: name of an operation', /^api\/description\.json$/, /"operationId": "(\w+)"/),
	kind('API: parameter of a path', /^api\/description\.json$/, /"\/[\w/-]+\/\{(\w+)\}/),
	stopping(kind('API: comma', /^api\/description\.json$/, [/["\d](,)\n/, nothing])),
	kind('API: example', /^api\/description\.json$/, /"example": "([^"]{4,})"/),
	kind('API: word', /^api\/description\.json$/, /"description": "[^"]*? ([a-zäöüß]{6,})[ .]/),
	kind('API: status', /^api\/description\.json$/, [/^\s+"([2-5]\d\d)": \{/m, () => '999']),
	kind('API: format', /^api\/description\.json$/, /"format": "([\w-]+)"/),
	kind('recipes', /^api\/recipes\.yml$/, /^\s*(?:- )?(\w{4,}): /m),
	kind('recipes: value', /^api\/recipes\.yml$/, /\{(\w{3,})\}/),
	kind('recipes: operation', /^api\/recipes\.yml$/, /operation: (\w+)/),
	kind('history', /^api\/history\/.*\.json$/, /^\s*"([a-z]\w{2,})":/m),
	kind('texts of the API: anchor', /^api\/.*\.md$/, /\{#([\w-]+)\}/),
	kind('texts of the API: link', /^api\/.*\.md$/, /\]\(([^)]+)\)/),
	kind('sandbox seed: key', /^product\/sample-data\.json$/, /^\s*"([a-z]\w{3,})":/m),
	kind('sandbox seed: value', /^product\/sample-data\.json$/, /: "([^"]{5,})"/),
	kind('sandbox seed: day', /^product\/sample-data\.json$/, [/"20\d\d-(\d\d)-\d\d"/, () => '13']),

	kind('authors', /^blog\/authors\.yml$/, /^ *([a-z_]+):/m),
	kind('tags', /^blog\/tags\.yml$/, /^ *([a-z-]+):/m),
	kind('atlas: field', /^docs\/field-atlas\.yml$/, /field: ([\w.]+)/),
	kind('atlas: key', /^docs\/field-atlas\.yml$/, /\b(label|rule|section|term|also|schemas|fields|title): /),
	kind('atlas: section', /^docs\/field-atlas\.yml$/, /section: "?\/[\w/-]+#([\w-]+)/),
	kind('atlas: term', /^docs\/field-atlas\.yml$/, /term: ([\w-]+)/),
	kind('help: id', /^docs\/help-ids\.json$/, /^\t\t"([\w-]+)"/m),
	kind('help: redirect', /^docs\/help-ids\.json$/, /": "([\w-]+)"/),
	kind('checks: key', /^checks\/(?!labels|words).*\.yml$/, /(?:^|[{,] |- )([a-z]{3,}): /m),
	kind('checks: label', /^checks\/labels\.yml$/, /^ {2}- "?([^"\n]{4,})"?$/m),
	kind('checks: address', /^checks\/addresses\.yml$/, /^ {2}- \/([\w/-]{5,})/m),
	kind('checks: message', /^checks\/messages\.yml$/, /KB-\d{3}: "([^"]+)"/),
	kind('checks: number', /^checks\/facts\.yml$/, [/value: "?(\d+)/, otherNumber]),
	kind('checks: right', /^checks\/rights\.yml$/, /from: (\S+)/),
	kind('checks: record', /^checks\/samples\.yml$/, /^ {2}(\w{4,}): \[/m),
	kind('checks: control', /^checks\/screens\.yml$/, /^ {4}- (.{4,})$/m),
	kind('checks: word of the list', /^checks\/words\.txt$/, /^(\p{L}{6,})$/mu),

	kind('figure: text', /^product\/(?:figures|live)\/[A-Z]\w+\.tsx$/, />[^<>{}\n]*? ?([a-zäöüß]{7,})[^<>{}\n]*</),
	kind('figure: id', /^product\/figures\/[A-Z]\w+\.tsx$/, /\bid="([\w-]+)"/),
	kind('figure: caption', /^product\/figures\/[A-Z]\w+\.tsx$/, [/( caption=)/, () => ' captoin=']),
	kind('figure: class', /^product\/figures\/[A-Z]\w+\.tsx$/, /className="([\w-]+)"/),
	kind('figure: import', /^product\/(?:figures|live)\/[A-Z]\w+\.tsx$/, /^import .* from '(.*)\.tsx?'/m),
];
