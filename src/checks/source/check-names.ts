import type { Origin } from '#schema/parse.ts';
import type { Problem } from '#schema/problem.ts';
import type { Site } from '#site/site.ts';
import { nearest } from '#text/nearest.ts';

/** Names that one part of a site calls another by: sidebars and docs in front matter, versions in the configuration. */
export function checkNames(site: Site, lineOf: Origin['lineOf']): Problem[] {
	return [...frontMatterNames(site), ...versionNames(site, lineOf)];
}

function frontMatterNames({ versions }: Site): Problem[] {
	return versions.flatMap(({ docs, sidebars, draftIds }) => {
		const ids = [...docs.map(({ id }) => id), ...draftIds];
		return docs.flatMap(({ file, frontMatter }) => [
			...unknown(
				file,
				'displayed_sidebar',
				frontMatter.displayed_sidebar,
				Object.keys(sidebars),
				'eine Seitenleiste',
				'Die Seitenleisten stehen in sidebars.ts.',
			),
			...unknown(file, 'pagination_prev', frontMatter.pagination_prev, ids, 'eine Seite', 'Nennen Sie die id der Seite.'),
			...unknown(file, 'pagination_next', frontMatter.pagination_next, ids, 'eine Seite', 'Nennen Sie die id der Seite.'),
		]);
	});
}

function versionNames({ config, versions }: Site, lineOf: Origin['lineOf']): Problem[] {
	const names = versions.map(({ name }) => name);
	const hint = 'Die Versionen stehen in versions.json; dazu kommt „current“ für docs/.';
	const at = (name: string | undefined, ...path: string[]) =>
		unknown('site.config.ts', path.join('.'), name, names, 'eine Version', hint).map((problem) => ({ ...problem, line: lineOf(path) }));
	return [...at(config.docs.lastVersion, 'docs', 'lastVersion'), ...Object.keys(config.docs.versions).flatMap((name) => at(name, 'docs', 'versions', name))];
}

function unknown(file: string, key: string, name: string | null | undefined, known: readonly string[], thing: string, hint: string): Problem[] {
	if (name === null || name === undefined || known.includes(name)) return [];
	const close = nearest(name, known);
	const message = `${key} nennt ${thing} „${name}“, die es nicht gibt.`;
	return [{ severity: 'error', rule: 'unknown-name', file, line: 1, message, hint: close ? `Meinten Sie „${close}“?` : hint }];
}
