/** The line of an error's message that says something; a bundler announces its errors first. */
export const tellingLine = (message: string): string =>
	message.split('\n').find((line) => line.trim() !== '' && !line.startsWith('Build failed with ')) ?? message;
