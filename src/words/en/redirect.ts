export const redirect = {
	title: 'This address leads elsewhere',
	text: 'What you are looking for is here:',
};
