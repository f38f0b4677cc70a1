import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '#content/files/content-hash.ts';
import { keepText, keptText } from '#content/files/kept-text.ts';
import { listAllFiles } from '#content/list-files.ts';
import { HASH_LIST } from '#publish/hash-list-file.ts';
import type { PageBundle } from '#site/engine/page-bundle.ts';
import { PROGRAM } from '#site/program.ts';
import { isWhole, writeHashList } from './hash-list.ts';
import { isCode } from './is-code.ts';

/** Folder of a bundle's scripts and styles in the site. */
const ASSETS = '_astro';

/** Where a bundle is kept, and what it may contain. */
export interface BundlePlace {
	folder: string;
	/** Covers everything in the bundle: `bundleKey`. */
	key: string;
	/** Whether the key covers a file of the site (absolute path) whose code is in the bundle. */
	isTold(path: string): boolean;
}

/** What is noted about a bundle. */
interface BundleNote {
	entry: string;
	/** Hash of the list of hashes, which covers every file. */
	list: string;
	/** Whether it contains the site's own code. */
	hasOwnCode: boolean;
}

interface KeptBundle {
	bundle: PageBundle;
	hasOwnCode: boolean;
	/** Puts the scripts, styles and other files that belong to the bundle into a folder. */
	putFiles(folder: string): void;
}

/**
 * Keeps what the engine made from a site: the code that prints its pages, with their scripts and styles. Texts are not part of it, so a build after a text
 * has changed does not need the engine.
 */
export function bundleKeeper({ folder, key, isTold }: BundlePlace) {
	const note = join(folder, 'note.txt');
	const whole = join(folder, 'bundle');
	const code = join(whole, 'code');
	let copied: PageBundle | undefined;
	return {
		/** The kept bundle, if every file is unchanged; otherwise `undefined`. */
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
		/** Copies a bundle and its files in the folder of the site. The copy is not used before `vouch`. */
		copy(bundle: PageBundle, target: string): void {
			try {
				rmSync(folder, { recursive: true, force: true });
				cpSync(bundle.folder, code, { recursive: true });
				for (const file of listAllFiles(code, '.', ['.mjs'])) writeFileSync(join(code, file), withoutPlaces(readFileSync(join(code, file), 'utf8')));
				cpSync(join(target, ASSETS), join(whole, 'files'), { recursive: true });
				copied = bundle;
			} catch {
				// A kept bundle only saves time, and the disk may be full.
				rmSync(folder, { recursive: true, force: true });
			}
		},
		/** Confirms that the pages of the copied bundle are sound. A bundle with files that its key does not cover is discarded. */
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

/** The engine writes the paths of all sources into its code. They are not needed to print pages, and a bundle may be moved with its program. */
const withoutPlaces = (code: string): string =>
	['"', "'", '`'].reduce((text, quote) => text.replaceAll(quote + FOLDER, `${quote}/`), code.replace(ENGINE_PLACE, '$1/'));

/** Folders in the list of what the engine has made, and what it lists of files there; other addresses of this kind are texts. */
const ENGINE_PLACE = /("\w+Dir":"file:\/\/|"\/file:\/\/)[^"]*/g;

const FOLDER = PROGRAM.replaceAll('\\', '/');

/** Whether pages asked the engine for pictures, which it only makes after all pages were printed. */
function usesPictures(): boolean {
	const { astroAsset } = globalThis as { astroAsset?: { staticImages?: ReadonlyMap<string, unknown> } };
	return (astroAsset?.staticImages?.size ?? 0) > 0;
}

/** Whether a folder has a list with this hash, and exactly the files of the list. */
function isAsListed(folder: string, list: string): boolean {
	try {
		return contentHash(readFileSync(join(folder, HASH_LIST))) === list && isWhole(folder);
	} catch {
		return false;
	}
}
