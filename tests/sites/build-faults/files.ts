import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildFault, Place } from './fault.ts';
import { add, edit, HANDBOOK, page, TEXTS } from './site.ts';

/** A file or folder elsewhere, and a link to it in its place. */
function link({ root }: Place, path: string): undefined {
	const elsewhere = join(mkdtempSync(join(dirname(root), 'anderswo-')), 'ding');
	renameSync(join(root, path), elsewhere);
	symlinkSync(elsewhere, join(root, path));
}

/** Gives every file and folder below a folder the name that an older Mac gives it. */
function decompose(folder: string): undefined {
	for (const name of readdirSync(folder)) {
		const to = join(folder, name.normalize('NFD'));
		if (to !== join(folder, name)) renameSync(join(folder, name), to);
		if (statSync(to).isDirectory()) decompose(to);
	}
}

const folderAt =
	(file: string) =>
	(place: Place): undefined => {
		rmSync(join(place.root, file), { force: true });
		mkdirSync(join(place.root, file));
	};

/** Names, folders, links and rights: what can be wrong with a file whatever stands in it. */
export const FILE_FAULTS: readonly BuildFault[] = [
	{
		name: 'line ends of Windows',
		together: 'sources',
		plant(place) {
			for (const file of TEXTS) edit(place, file, (text) => text.replaceAll('\n', '\r\n'));
		},
	},
	{
		name: 'byte order marks',
		together: 'sources',
		plant(place) {
			for (const file of TEXTS) edit(place, file, (text) => `\ufeff${text}`);
		},
	},
	...['Doku Änderung', '#1', '100%', 'a?b', '[neu]', '(neu)', "'x' & y", '{a,b}', '!a', '@a', '*'].map(
		(name): BuildFault => ({
			name: `a folder of the name ${name}`,
			...(/[#?%]/.test(name) && { says: /das Zeichen „[#?%]“/ }),
			plant(place) {
				const root = join(dirname(place.root), name);
				renameSync(place.root, root);
				place.root = root;
			},
		}),
	),
	{ name: 'names in decomposed form', together: 'sources', plant: ({ root }) => decompose(root) },
	{
		name: 'separators of Windows in settings',
		together: 'sources',
		plant(place) {
			edit(place, 'site.config.ts', (text) => text.replace(/'[^':]*\/[^':]*'/g, (path) => path.replaceAll('/', '\\\\')));
			edit(place, 'sidebars.ts', (text) => text.replace('übung/erste', 'übung\\\\erste'));
		},
	},
	{
		name: 'a folder of published files that is named from here, with a link in it',
		together: 'sources',
		plant(place) {
			edit(place, 'site.config.ts', (text) => text.replace("'public", "'./public"));
			link(place, 'public/dateien/bild.svg');
		},
	},
	{
		name: 'locks of Emacs',
		together: 'sources',
		plant({ root }) {
			for (const file of [`${HANDBOOK}/.#index.md`, 'public/dateien/.#bild.svg']) symlinkSync('ana@rechner.7:1', join(root, file));
		},
	},
	{ name: 'a link to a file', together: 'sources', plant: (place) => link(place, `${HANDBOOK}/index.md`) },
	{ name: 'a link to a folder of docs', together: 'sources', plant: (place) => link(place, 'texte/blog') },
	{
		name: 'a link around a circle of folders',
		plant({ root }) {
			symlinkSync('..', join(root, HANDBOOK, 'wieder'));
		},
	},
	{
		name: 'a circle among the published files',
		says: /public\/dateien\/kreis/,
		plant({ root }) {
			symlinkSync('.', join(root, 'public/dateien/kreis'));
		},
	},
	{
		name: 'a published link that leads nowhere',
		says: /public\/dateien\/fort\.svg/,
		plant({ root }) {
			symlinkSync('nirgends', join(root, 'public/dateien/fort.svg'));
		},
	},
	{ name: 'a picture that is a link', plant: (place) => link(place, `${HANDBOOK}/übung/erste/größe.svg`) },
	{
		name: 'a link to itself',
		says: /texte\/handbuch\/selbst\.md.*→/s,
		plant({ root }) {
			symlinkSync('selbst.md', join(root, HANDBOOK, 'selbst.md'));
		},
	},
	{
		name: 'a link that leads nowhere',
		says: /texte\/handbuch\/fort\.md.*→/s,
		plant({ root }) {
			symlinkSync('nirgends.md', join(root, HANDBOOK, 'fort.md'));
		},
	},
	...[
		`${HANDBOOK}/index.md`,
		`${HANDBOOK}/übung/erste/größe.svg`,
		`${HANDBOOK}/übung/erste/_category_.yml`,
		'texte/blog/authors.yml',
		'site.config.ts',
		'sidebars.ts',
		'texte/api/overview.md',
		'texte/api/description.json',
		'public/dateien/bild.svg',
	].map(
		(file): BuildFault => ({
			name: `no right to read ${file}`,
			says: new RegExp(`${file.replace('.', '\\.')}.*Rechte`, 's'),
			plant({ root }) {
				chmodSync(join(root, file), 0);
				return { before: ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] };
			},
		}),
	),
	{
		name: 'no right to read a component',
		says: /zeichnung\.mdx:5.*Punkt\.tsx.*Rechte/s,
		plant({ root }) {
			chmodSync(join(root, 'teile/Punkt.tsx'), 0);
			return { before: ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] };
		},
	},
	{
		name: 'no right to read a folder',
		says: /texte\/handbuch\/übung.*Rechte/s,
		plant({ root }) {
			chmodSync(join(root, HANDBOOK, 'übung'), 0);
			return { before: ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] };
		},
	},
	...['texte/blog/authors.yml', 'site.config.ts', 'sidebars.ts', 'texte/api/overview.md', 'texte/api/description.json', 'versions.json'].map(
		(file): BuildFault => ({ name: `a folder in the place of ${file}`, says: new RegExp(`${file.replace('.', '\\.')}.*→`, 's'), plant: folderAt(file) }),
	),
	{
		name: 'names that differ in case only',
		says: /texte\/handbuch\/(?:Fall|fall)\.md/,
		plant(place) {
			for (const name of ['Fall', 'fall']) add(place, `${HANDBOOK}/${name}.md`, `---\ntitle: ${name}\n---\n\nText.\n`);
		},
	},
	{
		name: 'a link in another case than its file',
		says: /texte\/handbuch\/index\.md:6/,
		plant: (place) => edit(place, `${HANDBOOK}/index.md`, (text) => text.replace('zeichnung.mdx', 'Zeichnung.mdx')),
	},
	{
		name: 'a picture in another case than its file',
		says: /prüfung\.md:7/,
		plant: (place) => edit(place, `${HANDBOOK}/übung/erste/prüfung.md`, (text) => text.replace('größe.svg', 'Größe.svg')),
	},
	{
		name: 'texts in decomposed form',
		says: /Fertig/,
		plant(place) {
			for (const file of TEXTS) add(place, file, readFileSync(join(place.root, file), 'utf8').normalize('NFD'));
			decompose(place.root);
		},
	},
	...['index.md', 'bild.svg', 'index.tsx'].map(
		(name): BuildFault => ({
			name: `a pipe of the name ${name}`,
			says: /Fertig|selbst.*→/s,
			plant({ root }) {
				for (const folder of [HANDBOOK, `${HANDBOOK}/übung`, 'public/dateien', 'teile']) execFileSync('mkfifo', [join(root, folder, `selbst-${name}`)]);
			},
		}),
	),
	{
		name: 'a link to a file without end',
		says: /Fertig/,
		plant({ root }) {
			symlinkSync('/dev/zero', join(root, HANDBOOK, 'ewig.md'));
		},
	},
	{
		name: 'a published link to a file without end',
		says: /Fertig/,
		plant({ root }) {
			symlinkSync('/dev/zero', join(root, 'public/dateien/ewig.bin'));
		},
	},
	{ name: 'folders in each other, 60 deep', says: /Fertig|\/a\/a\/.*→/s, plant: (place) => add(place, `${HANDBOOK}/${'a/'.repeat(60)}tief.md`, page('Text.')) },
	{ name: 'a long name', says: /Fertig|xxx\.md.*→/s, plant: (place) => add(place, `${HANDBOOK}/${'x'.repeat(250)}.md`, page('Text.')) },
];
