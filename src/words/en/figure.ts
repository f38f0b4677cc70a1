export const figure = {
	number: (number: string) => `Figure\u00a0${number}.`,
	asText: 'As text',
};
