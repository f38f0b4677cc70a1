export const redirect = {
	title: 'Diese Adresse führt weiter',
	text: 'Was Sie suchen, steht hier:',
};
