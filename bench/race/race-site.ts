import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MANUAL_PICTURES, makeManual, makePicture } from './manual.ts';
import { toMarkdown } from './markdown.ts';
import { ownError } from './own-error.ts';
import { besidePeers, type Peer, type RaceContent } from './peer.ts';
import { type Effort, runMeasured } from './run-measured.ts';

/** Where everything of the race lies; no part of the repository. */
export const RACE = join(import.meta.dirname, '../../.cache/race');

/** Where a peer's form of some content lies. */
export const siteFolder = (peer: Peer, content: RaceContent) => join(RACE, peer.name, 'sites', content.name);

/** Where a peer puts the finished site. */
export const outputFolder = (peer: Peer, content: RaceContent) => join(siteFolder(peer, content), peer.output);

/** Installs the packages of a peer by its lock file, once. */
export async function installPeer(peer: Peer): Promise<void> {
	const folder = join(RACE, peer.name);
	const lock = besidePeers(`${peer.settings}/package-lock.json`);
	if (!existsSync(lock) || existsSync(join(folder, 'node_modules'))) return;
	mkdirSync(folder, { recursive: true });
	for (const file of ['package.json', 'package-lock.json']) cpSync(besidePeers(`${peer.settings}/${file}`), join(folder, file));
	await runMeasured(
		{ command: 'npm', args: ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund'] },
		{ cwd: folder, log: join(RACE, `${peer.name}-install.log`) },
	);
}

/** Writes the content as a site of the peer, from nothing. */
export function writeSite(peer: Peer, content: RaceContent): void {
	const folder = siteFolder(peer, content);
	rmSync(folder, { recursive: true, force: true });
	const write = (file: string, text: string) => {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), text);
	};
	const packages = /package(-lock)?\.json$/;
	cpSync(besidePeers(peer.settings), folder, { recursive: true, filter: (path) => !packages.test(path) });
	for (let number = 0; number < MANUAL_PICTURES; number++) write(`${peer.public}/bilder/bild-${number}.svg`, makePicture(number));
	for (const page of makeManual(content.pages)) write(peer.file(page.number), toMarkdown(page, peer.dialect));
	if (content.description !== undefined && peer.api !== undefined) write(peer.api.file, content.description);
	peer.prepare?.(content, write);
}

/** Removes everything that a build leaves behind. */
export function makeCold(peer: Peer, content: RaceContent): void {
	const folder = siteFolder(peer, content);
	for (const path of [peer.output, ...peer.caches(folder)]) rmSync(path.startsWith('/') ? path : join(folder, path), { recursive: true, force: true });
}

/** Removes a site with everything that its builds leave behind. */
export function removeSite(peer: Peer, content: RaceContent): void {
	makeCold(peer, content);
	rmSync(siteFolder(peer, content), { recursive: true, force: true });
}

/** Builds and measures. Throws the peer's own words when there is no site afterwards. */
export async function build(peer: Peer, content: RaceContent): Promise<Effort> {
	const place = { cwd: siteFolder(peer, content), log: join(RACE, `${peer.name}-${content.name}.log`) };
	const effort = await runMeasured(peer.build, place);
	if (!existsSync(join(outputFolder(peer, content), 'index.html'))) throw new Error(`No site was built. ${ownError(readFileSync(place.log, 'utf8'))}`);
	return effort;
}

/** Changes the text of a page; `mark` is what a reader then sees. */
export function changePage(peer: Peer, content: RaceContent, mark: string): void {
	const file = join(siteFolder(peer, content), peer.file(1));
	const text = readFileSync(file, 'utf8');
	writeFileSync(file, text.replace(/\.( Stand \S+)?\n\n/, `. Stand ${mark}\n\n`));
}

/** Size of a built site in MB: all files, pages alone, and what stands there compressed besides. */
export function measureOutput(folder: string): { all: number; pages: number; compressed: number; files: number } {
	const sizes = { all: 0, pages: 0, compressed: 0, files: 0 };
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const size = statSync(join(entry.parentPath, entry.name)).size / 1e6;
		const isCopy = /\.(br|gz)$/.test(entry.name) && existsSync(join(entry.parentPath, entry.name.replace(/\.(br|gz)$/, '')));
		sizes.all += size;
		if (isCopy) sizes.compressed += size;
		else sizes.files++;
		if (entry.name.endsWith('.html')) sizes.pages += size;
	}
	return sizes;
}
