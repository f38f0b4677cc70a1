/**
 * Whether a text is the index of its folder: it stands at the folder's address, and a category leads to it. It is called `index`, `readme`
 * or like the folder, in any case, as both are called on disk, with their numbers (as in Docusaurus 3).
 * @param file its path below the folder of all texts.
 */
export function isFolderIndex(file: string): boolean {
	const [name = '', folder] = file
		.normalize()
		.toLowerCase()
		.replace(/\.mdx?$/, '')
		.split('/')
		.reverse();
	return ['index', 'readme', folder].includes(name);
}
