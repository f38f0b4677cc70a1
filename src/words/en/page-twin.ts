/** The page as Markdown. */
export const pageTwin = {
	link: 'As Markdown',
	copy: 'Copy as Markdown',
};
