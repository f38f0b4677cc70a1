import type { Wording } from '../../schema/problem.ts';

const named = (name: string) => (name === '' ? '' : ` (${name})`);
const path = (name: string) => (name === '' ? 'A file' : `“${name}”`);

/** Messages for errors of the operating system about a file. */
export const fileFaults = {
	forbidden: (name: string): Wording => ({
		message: `Permission denied${named(name)}.`,
		hint: 'Give the account that runs the command read access to the site, and write access to the program’s own files and the output folder.',
	}),
	readOnly: (name: string): Wording => ({
		message: `The disk is read-only${named(name)}.`,
		hint: 'Set OUT_DIR to a writable folder. The program’s “.cache” folder must be writable too.',
	}),
	full: (name: string): Wording => ({
		message: `The disk is full${named(name)}.`,
		hint: 'Free up space and run the command again. The program’s “.cache” folder can be deleted at any time.',
	}),
	mounted: (name: string): Wording => ({
		message: `${path(name)} is a mount point or in use and cannot be replaced.`,
		hint: 'Set OUT_DIR to a folder inside it, for example “dist/site”.',
	}),
	manyFiles: (name: string): Wording => ({ message: `Too many files are open${named(name)}.`, hint: 'Raise the limit, for example with “ulimit -n 4096”.' }),
	noMemory: (name: string): Wording => ({ message: `Out of memory${named(name)}.`, hint: 'Close other programs, or provide more memory.' }),
	circle: (name: string): Wording => ({ message: `${path(name)} is a circular link.`, hint: 'Remove the link, or point it to a file.' }),
	folder: (name: string): Wording => ({ message: `${path(name)} is a folder, but a file was expected.`, hint: 'Rename or move the folder.' }),
	noFolder: (name: string): Wording => ({ message: `${path(name)} is not a folder.`, hint: 'Rename or move the file.' }),
	missing: (name: string): Wording => ({ message: `${path(name)} does not exist, or is a broken link.`, hint: 'Create the file, or remove the link.' }),
	broken: (name: string): Wording => ({ message: `The disk reported an error${named(name)}.`, hint: 'Check the disk and its connection.' }),
	longName: (name: string): Wording => ({
		message: `The name is too long${named(name)}.`,
		hint: 'Shorten the file name, or give the page a shorter “slug”.',
	}),
};

/** Messages about a file with the character NUL. */
export const noText: Wording = {
	message: 'This line contains a NUL character: the file is damaged, not a text file, or saved as UTF-16.',
	hint: 'Open it in an editor. If the text is readable, save it as UTF-8; otherwise recreate the file.',
};

/** Messages about bytes that are no text. */
export const noUtf8: Wording = {
	message: 'The file is not valid UTF-8.',
	hint: 'Save it as UTF-8. Editors show the encoding in the status bar or under “Save as”.',
};
