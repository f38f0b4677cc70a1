import { extname } from 'node:path';
import { slugs } from '#words/addresses.ts';

/** Last part of the address of the page that lists what has changed between versions of an API. No other page of a reference has it. */
export const CHANGES_SLUG = slugs.changes;

/** Addresses of the pages and files of one reference, without the base. */
export interface ApiPaths {
	/** Path below which all of them are: `/docs/api/`. */
	folder: string;
	/** Page by its slug; that of the overview is the id of the model. */
	page(slug: string): string;
	/** Page of an operation as Markdown. */
	markdown(slug: string): string;
	/** Page of the changes, and their feed. */
	changes: string;
	feed: string;
	/** The description as it was given, by the id of the model and its own file. */
	download(id: string, file: string): string;
	/** All requests as a collection for other programs, by the id of the model. */
	collection(id: string): string;
	/** The same as a file of requests for development environments. */
	httpFile(id: string): string;
	/** What consoles load, by the id of the model. */
	sandbox(id: string): string;
}

/** The addresses of the reference in `folder`. */
export function apiPaths(folder: string): ApiPaths {
	const page = (slug: string) => `${folder}${slug}/`;
	return {
		folder,
		page,
		markdown: (slug) => `${folder}${slug}.md`,
		changes: page(CHANGES_SLUG),
		feed: `${page(CHANGES_SLUG)}feed.xml`,
		download: (id, file) => folder + id + extname(file),
		collection: (id) => `${folder}${id}.postman_collection.json`,
		httpFile: (id) => `${folder}${id}.http`,
		sandbox: (id) => `${folder}${id}.${slugs.sandbox}.json`,
	};
}
