export const redirect = {
	title: 'This page has moved',
	text: 'You can find it here:',
};
