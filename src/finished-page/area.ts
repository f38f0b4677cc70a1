import { hasClass, type PageArea } from './collector.ts';

/** The area that an element begins, or `undefined`. */
function areaOf(name: string, attributes: Readonly<Record<string, string>>): PageArea | undefined {
	if (name === 'head' || name === 'main' || name === 'footer') return name;
	if (attributes['class'] === undefined) return undefined;
	for (const area of ['announcement', 'navbar', 'sidebar', 'toc'] as const) if (hasClass(attributes, area)) return area;
	return undefined;
}

/**
 * Follows which part of the page the parser is in. The outermost area counts (a `footer` of an article belongs to `main`),
 * but a table of contents stays one wherever it stands.
 */
export function trackArea(): { area(): PageArea; open(name: string, attributes: Readonly<Record<string, string>>): void; close(): void } {
	let depth = 0;
	const entered: { area: PageArea; depth: number }[] = [];
	const area = (): PageArea => entered.at(-1)?.area ?? 'other';
	return {
		area,
		open(name, attributes) {
			depth++;
			const own = areaOf(name, attributes);
			if (own !== undefined && (entered.length === 0 || own === 'toc')) entered.push({ area: own, depth });
		},
		close() {
			if (entered.at(-1)?.depth === depth) entered.pop();
			depth--;
		},
	};
}
