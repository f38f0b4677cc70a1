import { parseStyles, type StyleNode } from '#finished-page/style-sheet.ts';
import { scopeSelector, selectorList } from './scope-selector.ts';

/** The parts of a style sheet that do not move, by reason, as selectors, properties or addresses. */
export interface LeftStyles {
	/** Rules for the frame of Docusaurus. */
	frame: string[];
	/** How every text looks: rules for elements. */
	look: string[];
	/** Properties of Docusaurus' theme that have no equal here. */
	properties: string[];
	/** What is loaded from elsewhere or needs another program. */
	outside: string[];
}

export interface ContentStyles {
	/** The rules for the content of pages. */
	css: string;
	/** The colour of the site, as it is written. */
	primary: { light?: string; dark?: string };
	/** What properties of the document, and the ground of the bar (`BAR`), are: by their name and the mode, `undefined` for both. */
	values: ReadonlyMap<string, string>;
	left: LeftStyles;
}

/** The document itself, in one of its colour modes or in both. */
const ROOT = /^(?::root|html)?(?:\[data-theme=["']?(light|dark)["']?\])?(?:\s*:root)?$/;
/** The name that the ground of the navigation bar has among the values. */
export const BAR = '--navbar-ground';
/** The bar itself, in one of the colour modes or in both. */
const BAR_RULE = /^(?:(?::root|html)?(?:\[data-theme=["']?(light|dark)["']?\])?\s+)?(?:nav)?\.navbar$/;
const PRIMARY = '--ifm-color-primary';
/** Shades of the colour of the site follow it here. */
const SHADES = /^--ifm-color-primary-(?:dark|darker|darkest|light|lighter|lightest|contrast-.*)$/;
/** Colours that say something, which rules and components of a site name; its own values of them hold. */
const SIGNAL = /^--ifm-color-(?:secondary|success|info|warning|danger|gray)(?:-[\w-]+)?$/;
const OF_THEME = /^--(?:ifm|docusaurus|docsearch|aa|prism|search-local)-/;
/** Properties that have an effect only if a rule uses them. */
const NAMED_RULE = /^@(?:-webkit-)?(keyframes|property|counter-style|font-face)\s*([\w-]*)/;

/**
 * What of the owner's style sheet moves: rules for classes that texts name, as rules for the content of pages only, and properties of the site's own.
 * @param taken properties of this program, which stay what they are.
 */
export function contentStyles(css: string, taken: ReadonlySet<string>): ContentStyles {
	const left: LeftStyles = { frame: [], look: [], properties: [], outside: [] };
	const primary: ContentStyles['primary'] = {};
	const named: { name: string; text: string }[] = [];
	const values = new Map<string, string>();

	const print = (nodes: readonly StyleNode[]): string => nodes.map((node) => ('text' in node ? statement(node.text) : ruleOrGroup(node))).join('');

	function statement(text: string): string {
		const [, kind, name = ''] = NAMED_RULE.exec(text) ?? [];
		const family = /font-family:\s*["']?([^;"'}]+)/.exec(text)?.[1]?.trim() ?? '';
		if (kind === 'font-face' && /url\(["']?(?:https?:)?\/\//.test(text)) left.outside.push(`@font-face ${family}`);
		else if (kind !== undefined) named.push({ name: kind === 'font-face' ? family : name, text });
		else if (/^@import\b/.test(text) ? /\b(?:https?:)?\/\/|^@import\s+["'](?![./~@])/.test(text) : !/^(?:@charset|;|$)/.test(text))
			left.outside.push(text.replace(/\s*\{[\s\S]*/, '').replace(/;$/, ''));
		return '';
	}

	function ruleOrGroup({ prelude, needs, children }: Exclude<StyleNode, { text: string }>): string {
		if (needs === undefined) {
			const inner = print(children);
			return inner === '' ? '' : `${prelude}{${inner}}\n`;
		}
		const scoped: string[] = [];
		const own = selectorList(prelude).flatMap((selector) => {
			const [whole, mode] = ROOT.exec(selector) ?? [];
			if (whole !== undefined && whole !== '') return rootProperties(selector, children, mode);
			noteBar(selector, children);
			const fate = scopeSelector(selector);
			if ('scoped' in fate) scoped.push(fate.scoped);
			else left[fate.left].push(selector);
			return [];
		});
		return own.join('') + (scoped.length === 0 ? '' : rule(scoped.join(), children));
	}

	const isOfColour = (name: string) => name === PRIMARY || SHADES.test(name);
	const isOwn = (name: string) => name !== '' && !isOfColour(name) && (SIGNAL.test(name) || !OF_THEME.test(name)) && !taken.has(name);

	function noteProperty(name: string, { value, mode }: { value: string; mode: string | undefined }): void {
		values.set(`${name} ${mode}`, value);
		if (name === PRIMARY) primary[mode === 'dark' ? 'dark' : 'light'] = value;
		if (!isOfColour(name) && !isOwn(name)) left.properties.push(name);
	}

	function noteBar(selector: string, declarations: readonly StyleNode[]): void {
		const [whole, mode] = BAR_RULE.exec(selector) ?? [];
		for (const node of whole === undefined ? [] : declarations) {
			const [, ground] = ('text' in node && /^background(?:-color)?\s*:\s*([\s\S]*?)\s*(?:!important\s*)?;?$/.exec(node.text)) || [];
			if (ground !== undefined) values.set(`${BAR} ${mode}`, ground);
		}
	}

	/** Properties of the document: those of the site's own stay. */
	function rootProperties(selector: string, declarations: readonly StyleNode[], mode: string | undefined): string[] {
		const own = declarations.filter((node) => {
			const [, name = '', value = ''] = ('text' in node && /^(--[\w-]+)\s*:\s*([\s\S]*?);?$/.exec(node.text)) || [];
			if (name === '') left.look.push(selector);
			else noteProperty(name, { value, mode });
			return isOwn(name);
		});
		return own.length === 0 ? [] : [rule(selector, own)];
	}

	const kept = print(parseStyles(css));
	const used = named.filter(({ name }) => name !== '' && kept.includes(name)).map(({ text }) => `${text}\n`);
	return { css: used.join('') + kept, primary: inPlaceOfNames(primary, values), values, left };
}

/** The colour of a site whose style sheets are these: the properties that it names may stand in any of them. */
export function siteColour(sheets: readonly Pick<ContentStyles, 'primary' | 'values'>[]): ContentStyles['primary'] {
	const primary = Object.assign({}, ...sheets.map((sheet) => sheet.primary)) as ContentStyles['primary'];
	return inPlaceOfNames(primary, new Map(sheets.flatMap(({ values }) => [...values])));
}

/** So many properties may stand for each other; none may stand for itself. */
const LONGEST_CHAIN = 8;

function inPlaceOfNames(primary: ContentStyles['primary'], values: ReadonlyMap<string, string>): ContentStyles['primary'] {
	const { light, dark } = primary;
	return {
		...(light !== undefined && { light: valueInMode(light, values, 'light') }),
		...(dark !== undefined && { dark: valueInMode(dark, values, 'dark') }),
	};
}

/** A value in a colour mode, with references to other properties resolved. */
export function valueInMode(written: string, values: ReadonlyMap<string, string>, mode: 'light' | 'dark'): string {
	let found = written;
	for (let step = 0; step < LONGEST_CHAIN; step++) {
		const [, name = '', otherwise] = /^var\(\s*(--[\w-]+)\s*(?:,\s*(.+?)\s*)?\)$/.exec(found) ?? [];
		const value = values.get(`${name} ${mode}`) ?? values.get(`${name} undefined`) ?? otherwise;
		if (value === undefined) break;
		found = value;
	}
	return found;
}

const rule = (selectors: string, children: readonly StyleNode[]) => `${selectors}{${block(children)}}\n`;

/** What stands between the braces of a rule: declarations with the semicolons that their neighbours need, and rules. */
const block = (nodes: readonly StyleNode[]): string =>
	nodes.map((node) => ('text' in node ? node.text && `${node.text.replace(/;$/, '')};` : `${node.prelude}{${block(node.children)}}`)).join('');
