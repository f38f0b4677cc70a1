export const colourMode = {
	toDark: 'Switch to dark mode',
	toLight: 'Switch to light mode',
};
