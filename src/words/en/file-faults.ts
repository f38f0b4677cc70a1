import type { Wording } from '../../schema/problem.ts';

const named = (name: string) => (name === '' ? '' : ` (${name})`);
const path = (name: string) => (name === '' ? 'A file' : `“${name}”`);

/** What is said when the operating system refuses a file. */
export const fileFaults = {
	forbidden: (name: string): Wording => ({
		message: `Access is denied${named(name)}.`,
		hint: 'Allow the account that runs the command to read the files of the site, and to write those of the program and the output.',
	}),
	readOnly: (name: string): Wording => ({
		message: `The disk is read-only${named(name)}.`,
		hint: 'Name a folder that can be written with OUT_DIR; the folder “.cache” of the program has to be writable, too.',
	}),
	full: (name: string): Wording => ({
		message: `The disk is full${named(name)}.`,
		hint: 'Make room and run the command again. The folder “.cache” of the program may be deleted at any time.',
	}),
	mounted: (name: string): Wording => ({
		message: `${path(name)} is a mount point or in use and cannot be replaced.`,
		hint: 'Name a folder in it with OUT_DIR, for example “dist/site”.',
	}),
	manyFiles: (name: string): Wording => ({ message: `Too many files are open${named(name)}.`, hint: 'Raise the limit, for example with “ulimit -n 4096”.' }),
	noMemory: (name: string): Wording => ({ message: `There is not enough memory${named(name)}.`, hint: 'Close other programs, or provide more memory.' }),
	circle: (name: string): Wording => ({ message: `${path(name)} is a link that leads in a circle.`, hint: 'Remove the link, or let it lead to a file.' }),
	folder: (name: string): Wording => ({ message: `${path(name)} is a folder where a file is expected.`, hint: 'Rename or move the folder.' }),
	noFolder: (name: string): Wording => ({ message: `${path(name)} is no folder.`, hint: 'Rename or move the file.' }),
	missing: (name: string): Wording => ({ message: `${path(name)} does not exist, or a link leads nowhere.`, hint: 'Create the file, or remove the link.' }),
	broken: (name: string): Wording => ({ message: `The disk reports a fault${named(name)}.`, hint: 'Check the disk and its connection.' }),
	longName: (name: string): Wording => ({
		message: `The name is too long${named(name)}.`,
		hint: 'Shorten the name of the file, or give the page a shorter “slug”.',
	}),
};

/** What is said of a file with the character NUL. */
export const noText: Wording = {
	message: 'This line contains a NUL character; the file is damaged, not a text file, or saved in UTF-16.',
	hint: 'Open it in an editor: if the text is readable, save it with the encoding UTF-8. Otherwise write the file anew.',
};

/** What is said of bytes that are no text. */
export const noUtf8: Wording = {
	message: 'The file is not written in UTF-8.',
	hint: 'Save it with the encoding UTF-8. Editors show the encoding at the bottom or below “Save as”.',
};
