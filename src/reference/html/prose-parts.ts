import type { TocHeading } from '#ui/layout/Toc.tsx';

/** A rendered text from a file beside the description. */
export interface RenderedProse {
	html: string;
	headings: readonly TocHeading[];
}

/** Splits a rendered text at its first heading into the introduction and the rest. */
export function cutProse(html: string): { intro: string; rest: string } {
	const at = html.search(/<h[2-6][\s>]/);
	return at === -1 ? { intro: html, rest: '' } : { intro: html.slice(0, at), rest: html.slice(at) };
}

/** Cuts a rendered text behind each section that has a recipe. `recipes` are ids of headings; those that the text does not have are left out. */
export function cutAtRecipes(html: string, recipes: readonly string[]): { html: string; recipe: string | undefined }[] {
	const ends = recipes.flatMap((recipe) => {
		const start = html.search(new RegExp(`<h[2-4][^>]*\\bid="${recipe.replaceAll(/\W/g, '\\$&')}"`));
		if (start === -1) return [];
		const length = html.slice(start + 1).search(/<h[2-4][\s>]/);
		return [{ recipe, end: length === -1 ? html.length : start + 1 + length }];
	});
	let from = 0;
	const parts = ends
		.toSorted((one, other) => one.end - other.end)
		.map(({ recipe, end }) => {
			const part = { html: html.slice(from, end), recipe };
			from = end;
			return part;
		});
	return [...parts, { html: html.slice(from), recipe: undefined }];
}

/** The headings with an id in a rendered text, for the table of contents. */
export function headingsIn(html: string): TocHeading[] {
	return [...html.matchAll(/<h([23]) id="([^"]*)">([\s\S]*?)<\/h/g)].map(([, depth, slug = '', inner = '']) => ({
		depth: Number(depth),
		slug,
		text: inner
			.replaceAll(/<[^>]*>/g, '')
			.replaceAll('&#x3C;', '<')
			.replaceAll('&#x26;', '&'),
	}));
}
