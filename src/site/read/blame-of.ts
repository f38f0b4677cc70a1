import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Blame } from '#checks/page/blame.ts';
import { findLinkLine } from '#checks/page/source-line.ts';
import { asUnix } from '#content/files/read-text.ts';
import { byAddress, placeOfLink, readLinkPlaces } from '#content/markdown/link-places.ts';
import { markdownOptions, markdownSite } from '#navigation/markdown-site.ts';
import { isApiRoute, routeIndex, sourceOf } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { FIELD_ATLAS_FILE } from '#openapi/atlas/read-atlas.ts';
import { authorsFile, tagsFile } from '#schema/blog-config.ts';

/** Tells which files of the site in `root` its finished pages come from. */
export function blameOf(site: Site, root: string): Blame {
	const { byPath } = routeIndex(site);
	const read = fileReader(root);
	const placesIn = linkPlaces(site, root);
	const sidebarsFile = sidebarsFiles(site);
	const source = (path: string) => {
		const route = byPath.get(path);
		return route && sourceOf(route);
	};
	/** Version whose sidebars the page shows; those of the blog and of free pages are not written by hand. */
	const versionOf = (path: string) => {
		const route = byPath.get(path);
		return route && 'version' in route ? route.version : /^\/sidebars\/([^/]+)\//.exec(path)?.[1];
	};
	const descriptions = new Map(site.references.map(({ plan }) => [plan.folder, plan.description]));
	const fileOfMain = (path: string) => {
		const route = byPath.get(path);
		if (route && isApiRoute(route)) return descriptions.get(route.folder) ?? '';
		// It shows the links of the start page, which are settings.
		if (path === '/404.html') return 'site.config.ts';
		switch (route?.kind) {
			case 'home':
			case 'search':
			case 'offline':
			case 'paper-edition':
				return 'site.config.ts';
			case 'field-atlas':
				return FIELD_ATLAS_FILE;
			case 'author':
			case 'authors':
				return authorsFile(route.blog.config);
			case 'tag':
			case 'tags':
				return tagsFile(route.blog.config);
			default:
				return source(path) ?? sidebarsFile(versionOf(path));
		}
	};
	return {
		sourceOf: source,
		fileOf(path, area) {
			if (area === 'navbar' || area === 'footer' || area === 'announcement') return 'site.config.ts';
			if (area === 'head') return '';
			return area === 'main' || area === 'toc' ? fileOfMain(path) : sidebarsFile(versionOf(path));
		},
		placeOf(file, link) {
			const [href = ''] = link.addresses;
			const place = placeOfLink(placesIn(file), { href, text: link.text });
			// A link that a component or a setting wrote has no position: it is searched for.
			return place ? { file: place.file, line: place.line } : { file, line: findLinkLine(read(file), link) };
		},
	};
}

function sidebarsFiles({ versions }: Site): (version: string | undefined) => string {
	const files = new Map(versions.map(({ name, sidebarsFile }) => [name, sidebarsFile]));
	return (version) => files.get(version ?? '') ?? '';
}

/** The links of a Markdown file, read once the first of them is broken. */
function linkPlaces(site: Site, root: string): (file: string) => ReturnType<typeof byAddress> {
	const { links: context } = markdownOptions(root, markdownSite(site));
	const known = new Map<string, ReturnType<typeof byAddress>>();
	return (file) => {
		const places = known.get(file) ?? byAddress(/\.mdx?$/.test(file) ? readLinkPlaces(file, context) : []);
		known.set(file, places);
		return places;
	};
}

function fileReader(root: string): (file: string) => string {
	const texts = new Map<string, string>();
	return (file) => {
		const known = texts.get(file);
		if (known !== undefined) return known;
		const path = join(root, file);
		const text = file !== '' && existsSync(path) ? asUnix(readFileSync(path, 'utf8')) : '';
		texts.set(file, text);
		return text;
	};
}
