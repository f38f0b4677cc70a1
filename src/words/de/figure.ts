export const figure = {
	number: (number: string) => `Abbildung\u00a0${number}.`,
	asText: 'Als Text',
};
