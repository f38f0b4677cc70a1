import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withoutPreloads } from '#docusaurus/drawing/without-preloads.ts';

/** A marker in place of the content, at which the HTML is cut. Another one each time the program runs, so that no text of a site can hold it. */
const CHILDREN_MARK = `\uF8FF${crypto.randomUUID()}`;

/**
 * Renders a component to static HTML and cuts it where its children belong, so that content which only the engine can render
 * (islands in `.mdx`) goes between the halves. Static: no markers for hydration, and one pass instead of the engine's two.
 */
export function renderAround<Props extends object>(
	Component: ComponentType<Props & { children?: ReactNode }>,
	props: Props,
): { before: string; after: string } {
	const [before = '', after = ''] = withoutPreloads(renderToStaticMarkup(createElement(Component, props, CHILDREN_MARK))).split(CHILDREN_MARK);
	return { before, after };
}

/** Renders a component to static HTML. */
export function renderStatic<Props extends object>(Component: ComponentType<Props>, props: Props): string {
	return withoutPreloads(renderToStaticMarkup(createElement(Component, props)));
}
