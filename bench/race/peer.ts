import { fileURLToPath } from 'node:url';
import type { Dialect } from './markdown.ts';

/** What is built: pages of the generated manual, and perhaps a reference from a description. */
export interface RaceContent {
	/** Name in tables and of the folder, e.g. `1000` or `api-large`. */
	name: string;
	pages: number;
	/** JSON of an API description. */
	description?: string;
}

export interface Command {
	command: string;
	args: readonly string[];
	env?: Readonly<Record<string, string>>;
}

/** How a reader searches: the address, what opens the field, the field, a row of the list. */
export interface SearchWay {
	open: string;
	field: string;
	result: string;
}

/** A program that takes part. Paths are relative to the folder of the site. */
export interface Peer {
	name: string;
	/** Folder beside the peer's file with settings and, where packages are needed, `package.json` and its lock file. */
	settings: string;
	dialect: Dialect;
	/** File of a page. */
	file(page: number): string;
	/** Folder from which files are published as they are. */
	public: string;
	/** Address of a page in the built site. */
	address(page: number): string;
	build: Command;
	/** Where a description lies, what has to run before the first build with it, and where in the output its operations have their pages; `undefined` where descriptions are not read. */
	api?: { file: string; before?: Command; pages: string };
	output: string;
	/** What is removed before a cold build, besides the output. */
	caches(site: string): readonly string[];
	/** Writes what else the site needs; `write` takes a path and a text. */
	prepare?(content: RaceContent, write: (file: string, text: string) => void): void;
	dev(port: number): Command;
	search?: SearchWay;
	/** Whether its pages carry the policy that our server sends; others are served without one. */
	keepsPolicy?: boolean;
}

/** A file of a folder beside the peers. */
export function besidePeers(path: string): string {
	return fileURLToPath(new URL(`./peers/${path}`, import.meta.url));
}
