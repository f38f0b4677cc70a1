import { byteSize } from './byte-size.ts';

/** Messages of running commands. */
export const buildWords = {
	waiting: 'Another build is running; waiting for it to finish …',
	read: (pages: number) => `Read the site: ${pages} pages`,
	standing: 'Up to date: the built site still matches its sources.',
	built: (time: string) => `Built the pages … ${time}`,
	checked: (time: string) => `Checked the pages … ${time}`,
	compressed: ({ files, plain, br, gzip }: Record<'files' | 'plain' | 'br' | 'gzip', number>) =>
		`Compressed ${files} files: ${byteSize(plain)} → ${byteSize(br)} (Brotli), ${byteSize(gzip)} (gzip)`,
	sound: (name: string, pages: number) => `Done: ${pages} pages in ${name}`,
	faulty: (name: string) => `Build failed; ${name} was left unchanged.`,
	strict: (name: string) => `Build failed, because “strict: true” in site.config.ts makes warnings stop the build. ${name} was left unchanged.`,
	occupied: (name: string) => `The output folder “${name}” contains something other than a built site and will not be replaced.`,
	amongSources: (name: string) =>
		`The output folder “${name}” contains source files of the site, or is inside one of its source folders, and will not be replaced.`,
	occupiedHint: 'Set OUT_DIR to a new or empty folder.',
};

/** The last line of `npm run check`. */
export const checkWords = {
	counted: (passed: number, failed: number) => `${passed} passed, ${failed} failed`,
};

/** Messages of `npm run hosts`. */
export const hostWords = {
	written: (folder: string) => `Wrote the host files to ${folder}`,
	kept: (file: string, beside: string) => `You have changed ${file}, or written it yourself: it stays as it is. The new text stands in ${beside}`,
};

export const serverWords = {
	site: (address: string) => `The site is running at ${address} (stop with Ctrl+C)`,
	preview: (address: string) => `The preview is running at ${address} (stop with Ctrl+C)`,
	otherPort: (wanted: number, port: number) => `Port ${wanted} is taken; using port ${port}. Choose another one with PORT.`,
	mended: 'All errors are fixed.',
	notBuilt: (name: string) => `There is no built site in “${name}”.`,
	notBuiltHint: 'Build it with “nonius build”, or set OUT_DIR to its folder.',
};

export const zipWords = {
	usage: 'Create a ZIP archive of the built site: npm run zip -- [FILE.zip]',
	done: (name: string, files: number, size: string) => `${name}: ${files} files, ${size}. Unpack it and open index.html; no server or network is needed.`,
};

export const commandWords = {
	unknown: (name: string, near: string | undefined) => `Unknown command “${name}”.${near === undefined ? '' : ` Did you mean “${near}”?`}`,
	unexpected: (message: string) => `Unexpected error: ${message}`,
	unsettled:
		'The command stopped early: site.config.ts, sidebars.ts or a similar file waits for something that never happens.\n  → Look for “await” in it and in the files it imports.',
	left: 'The command stopped early: code of the site (site.config.ts, sidebars.ts or a component) exits the program.\n  → Look for “process.exit” in it and in the files it imports.',
	debug: 'Run the same command with DEBUG=1 for details.',
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
	unknownLocale: (locale: string) => `“${locale}” is not a language of this site with a translations folder.`,
	unknownLocaleHint: 'Set SITE_LOCALE to one of the “locales” in site.config.ts.',
};
