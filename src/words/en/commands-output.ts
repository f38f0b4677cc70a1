import { byteSize } from './byte-size.ts';

/** What commands say while they run. */
export const buildWords = {
	waiting: 'Another build is running; waiting for it …',
	read: (pages: number) => `Site read: ${pages} pages`,
	standing: 'Unchanged: the built site still matches the sources and stays as it is.',
	built: (time: string) => `Pages built … ${time}`,
	checked: (time: string) => `Pages checked … ${time}`,
	compressed: ({ files, plain, br, gzip }: Record<'files' | 'plain' | 'br' | 'gzip', number>) =>
		`Compressed: ${files} files, ${byteSize(plain)} → ${byteSize(br)} (Brotli), ${byteSize(gzip)} (gzip)`,
	sound: (name: string, pages: number) => `Done: ${pages} pages in ${name}`,
	faulty: (name: string) => `Not built; ${name} is as it was.`,
	strict: (name: string) => `Not built, because site.config.ts says “strict: true”: then a warning stops the build, too. ${name} is as it was.`,
	occupied: (name: string) => `The output folder “${name}” holds something else than a built site and is not replaced.`,
	amongSources: (name: string) => `The output folder “${name}” holds sources of the site or lies among them; nothing is replaced.`,
	occupiedHint: 'Name a new or empty folder with OUT_DIR.',
};

/** What `npm run hosts` says. */
export const hostWords = {
	written: (folder: string) => `The files for hosts are in ${folder}`,
	kept: (file: string, beside: string) => `You have changed ${file}, or written it yourself: it stays as it is. The new text stands in ${beside}`,
};

export const serverWords = {
	site: (address: string) => `The site is at ${address} (stop with Ctrl+C)`,
	preview: (address: string) => `The preview is at ${address} (stop with Ctrl+C)`,
	otherPort: (wanted: number, port: number) => `Port ${wanted} is taken; port ${port} is free. Choose another one with PORT.`,
	mended: 'All errors are mended.',
	notBuilt: (name: string) => `There is no built site in “${name}”.`,
	notBuiltHint: 'Build it with “nonius build”, or name its folder with OUT_DIR.',
};

export const zipWords = {
	usage: 'This makes an archive of the built site: npm run zip -- [FILE.zip]',
	done: (name: string, files: number, size: string) =>
		`${name}: ${files} files, ${size}. Unpack the archive and open index.html; no server or network is needed.`,
};

export const commandWords = {
	unknown: (name: string, near: string | undefined) => `“${name}” is no command.${near === undefined ? '' : ` Did you mean “${near}”?`}`,
	unexpected: (message: string) => `Unexpected error: ${message}`,
	unsettled:
		'The command ends before it is done: a file like site.config.ts or sidebars.ts waits for something that never comes.\n  → Look for “await” in it and in what it imports.',
	left: 'The command ends before it is done: code of the site (site.config.ts, sidebars.ts or a component) ends the program.\n  → Look for “process.exit” in it and in what it imports.',
	debug: 'The same command with DEBUG=1 shows more.',
};

/** A list of what was found. */
export const problemWords = {
	error: { title: 'Errors', one: 'error', many: 'errors' },
	warning: { title: 'Warnings', one: 'warning', many: 'warnings' },
	and: ' and ',
	see: (place: string) => `See ${place}`,
	files: (count: number) => ` in ${count} ${count === 1 ? 'file' : 'files'}`,
};

export const siteWords = {
	unknownLocale: (locale: string) => `“${locale}” is no language of this site with a folder of translations.`,
	unknownLocaleHint: 'Name one of “locales” in site.config.ts with SITE_LOCALE.',
};
