import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepText, keptText } from '#content/files/kept-text.ts';
import { listAllFiles } from '#content/list-files.ts';
import type { PageBundle } from '#site/engine/page-bundle.ts';
import { PROGRAM } from '#site/program.ts';
import { contentHash, HASH_LIST, isWhole, writeHashList } from './hash-list.ts';
import { isCode } from './is-code.ts';

/** Folder of the scripts and styles that belong to a bundle, in that of the site. */
const ASSETS = '_astro';

/** Where a bundle is kept, and what it may hold. */
export interface BundlePlace {
	folder: string;
	/** Stands for everything that is in the bundle: `bundleKey`. */
	key: string;
	/** Whether the key tells of a file of the site (absolute path) whose code is in the bundle. */
	isTold(path: string): boolean;
}

/** What is known of a bundle besides its files. */
interface BundleNote {
	entry: string;
	/** Hash of the list of hashes, which vouches for every file. */
	list: string;
	/** Whether code of the site's own is in it. */
	hasOwnCode: boolean;
}

interface KeptBundle {
	bundle: PageBundle;
	hasOwnCode: boolean;
	/** Puts the scripts, styles and other files that belong to the bundle into a folder. */
	putFiles(folder: string): void;
}

/**
 * Keeps what the engine made of a site: the code that prints its pages, with the scripts and styles that they ask for. Texts are no part of it, so that a
 * build after one of them has changed needs no engine.
 */
export function bundleKeeper({ folder, key, isTold }: BundlePlace) {
	const note = join(folder, 'note.txt');
	const whole = join(folder, 'bundle');
	const code = join(whole, 'code');
	let copied: PageBundle | undefined;
	return {
		/** The bundle of this state, every file as it was made; `undefined` when there is none. */
		find(): KeptBundle | undefined {
			const text = keptText(note, key);
			const known = text === undefined ? undefined : (JSON.parse(text) as BundleNote);
			if (known === undefined || !isAsListed(whole, known.list)) return undefined;
			return {
				bundle: { folder: code, entry: known.entry },
				hasOwnCode: known.hasOwnCode,
				putFiles: (target) => cpSync(join(whole, 'files'), join(target, ASSETS), { recursive: true }),
			};
		},
		/** Copies a bundle, and the files beside it in the folder of the site. They do not count before `vouch`. */
		copy(bundle: PageBundle, target: string): void {
			try {
				rmSync(folder, { recursive: true, force: true });
				cpSync(bundle.folder, code, { recursive: true });
				for (const file of listAllFiles(code, '.', ['.mjs'])) writeFileSync(join(code, file), withoutPlaces(readFileSync(join(code, file), 'utf8')));
				cpSync(join(target, ASSETS), join(whole, 'files'), { recursive: true });
				copied = bundle;
			} catch {
				// What is kept saves time only, and a disk may be full.
				rmSync(folder, { recursive: true, force: true });
			}
		},
		/** Says that the pages of the copied bundle are sound. Nothing is kept of one that holds more than its key tells. */
		vouch(ownFiles: readonly string[]): void {
			if (copied === undefined || !ownFiles.every(isTold) || usesPictures()) {
				rmSync(folder, { recursive: true, force: true });
				return;
			}
			const known: BundleNote = { entry: copied.entry, list: writeHashList(whole), hasOwnCode: ownFiles.some(isCode) };
			keepText(note, key, JSON.stringify(known));
		},
	};
}

/** The engine writes into its code where it found everything. Nothing asks for that when pages are printed, and a bundle may go elsewhere with its program. */
const withoutPlaces = (code: string): string =>
	['"', "'", '`'].reduce((text, quote) => text.replaceAll(quote + FOLDER, `${quote}/`), code.replace(/("\/?file:\/\/)[^"]*/g, '$1/'));

const FOLDER = PROGRAM.replaceAll('\\', '/');

/** Whether pages have asked the engine for pictures, which it makes itself when all pages are printed. */
function usesPictures(): boolean {
	const { astroAsset } = globalThis as { astroAsset?: { staticImages?: ReadonlyMap<string, unknown> } };
	return (astroAsset?.staticImages?.size ?? 0) > 0;
}

/** Whether a folder has its list of hashes with this hash, and is as the list says. */
function isAsListed(folder: string, list: string): boolean {
	try {
		return contentHash(readFileSync(join(folder, HASH_LIST))) === list && isWhole(folder);
	} catch {
		return false;
	}
}
