/// <reference types="vite/client" />

/** One place where a page shows a component. */
export interface PageUse {
	page: string;
	name: string;
	props: Readonly<Record<string, unknown>>;
}

const PAGES = import.meta.glob<string>(['/docs/**/*.mdx', '/blog/**/*.mdx', '/pages/**/*.mdx'], { query: '?raw', import: 'default', eager: true });

/**
 * Every place where a page shows one of these components, in the order of the pages.
 * @param scope what names in braces stand for, e.g. `dataMatrix={CODES}`.
 */
export function pageUses(names: readonly string[], scope: Readonly<Record<string, unknown>> = {}): PageUse[] {
	return Object.entries(PAGES).flatMap(([page, text]) =>
		[...text.matchAll(/^<([A-Z]\w+)((?:\s[^>]*)?)\/>/gm)].flatMap(([, name = '', props = '']) =>
			names.includes(name) ? [{ page, name, props: readProps(props, scope) }] : [],
		),
	);
}

/** Texts, names of the scope, and literals; `client:…` says when to hydrate and is no property. */
function readProps(source: string, scope: Readonly<Record<string, unknown>>): Record<string, unknown> {
	const props = [...source.matchAll(/\s(\w+)=(?:"([^"]*)"|\{([^{}]*)\})/g)];
	return Object.fromEntries(
		props.map(([, key = '', text, expression = '']) => [key, text ?? (expression in scope ? scope[expression] : JSON.parse(expression.replaceAll("'", '"')))]),
	);
}
