import type { Collector, OpenTag } from './collector.ts';
import { type StyleRule, styleRules } from './style-rules.ts';

/** What a page is made of and which rules of style it has. */
export interface PageStyles {
	/** Classes (`.name`) and elements (`name`) from components; names in the site's own texts are free. */
	names: string[];
	/** What each rule of the page's style sheets needs, as in `needs` of `StyleRule`. */
	rules: string[];
	/** Rules that reach elements of another component, e.g. `.card p: .note-title`. */
	reached: string[];
	/** Whether the page links style sheets, so that `rules` are not all of its rules. */
	hasMore: boolean;
}

/** Classes without a component: they say where an element is to be seen. */
const SHARED = new Set(['icon', 'js-only', 'screen-only', 'visually-hidden']);
/** Classes that lay out the site's own texts. */
const PROSE_CLASS = 'prose';

/** Of most elements. */
const NO_CLASSES: readonly string[] = [];

interface Open {
	classes: readonly string[];
	isArticle: boolean;
}

/** Gathers classes, elements and rules. Style sheets come before what they are for. */
export function collectStyles(): Collector & { styles(): PageStyles } {
	const names = new Set<string>();
	const needs = new Set<string>();
	const reached = new Set<string>();
	const reaching = new Map<string, StyleRule['reach'][]>();
	const stack: Open[] = [];
	let isReference = false;
	let inStyle = false;
	let hasMore = false;

	function readSheet(css: string): void {
		for (const rule of styleRules(css)) {
			needs.add(rule.needs);
			if (rule.reach && rule.reach.inside !== PROSE_CLASS) reaching.set(rule.reach.element, [...(reaching.get(rule.reach.element) ?? []), rule.reach]);
		}
	}

	function look({ name }: OpenTag, all: readonly string[]): void {
		const classes = all.filter((each) => !SHARED.has(each));
		if (classes.length === 0) return;
		for (const reach of reaching.get(name) ?? []) {
			if (reach === undefined || classes.some((other) => ownerOf(other) === ownerOf(reach.inside))) continue;
			const around = reach.isChild ? stack.slice(-1) : stack;
			if (around.some((open) => open.classes.includes(reach.inside))) reached.add(`.${reach.inside} ${name}: .${classes.join('.')}`);
		}
	}

	return {
		open(tag) {
			const { name, attributes } = tag;
			const classes = attributes['class']?.split(/\s+/).filter((each) => each !== '') ?? NO_CLASSES;
			if (attributes['id'] === 'page') isReference = attributes['data-kind']?.startsWith('api-') ?? false;
			if (name === 'style') inStyle = true;
			if (name === 'link' && attributes['rel'] === 'stylesheet') hasMore = true;
			if (isReference || !stack.some(({ isArticle }) => isArticle)) {
				names.add(name);
				if (classes !== NO_CLASSES) {
					for (const each of classes) names.add(`.${each}`);
					look(tag, classes);
				}
			}
			stack.push({ classes, isArticle: attributes['data-article-body'] !== undefined });
		},
		text(text) {
			if (inStyle) readSheet(text);
		},
		close() {
			stack.pop();
			inStyle = false;
		},
		styles: () => ({ names: [...names], rules: [...needs], reached: [...reached], hasMore }),
	};
}

/** A component's classes begin with its name. */
function ownerOf(name: string): string {
	return name.replace(/-.*/, '');
}
