import * as breakpoints from '#ui/theme/breakpoints.ts';

interface AtRule {
	params: string;
}

/** The part of PostCSS that puts the widths of the breakpoints in place of their names: `@media (--small)`, `@container (--slim)`. Throws at an unknown name. */
export function mediaNames(): { postcssPlugin: string; AtRule: Record<'media' | 'container', (rule: AtRule) => void> } {
	const replace = (rule: AtRule) => {
		rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => breakpointWidth(name));
	};
	return { postcssPlugin: 'media-names', AtRule: { media: replace, container: replace } };
}

function breakpointWidth(name: string): string {
	const width = new Map<string, string>(Object.entries(breakpoints)).get(name);
	if (width === undefined) throw new Error(`There is no breakpoint "${name}" in src/ui/theme/breakpoints.ts.`);
	return width;
}
