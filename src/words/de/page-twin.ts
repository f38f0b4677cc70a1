/** The page as Markdown. */
export const pageTwin = {
	link: 'Als Markdown',
	copy: 'Als Markdown kopieren',
};
