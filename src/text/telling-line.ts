/** Colours of a terminal, which others put into their messages. */
const TERMINAL_COLOUR = /\p{Cc}\[[\d;]*m/gu;
/** The beginning of an error of the bundler, and a line of the drawing that shows its place. */
const ERROR_KIND = /^\[[A-Z_]+\] /;
const DRAWN_PLACE = /^\s*╭─\[ .*?([^/\\]+:\d+:\d+) \]$/m;

/** The informative line of an error's message, without colours. A bundler first announces its errors and draws the place, which is appended in brackets. */
export function tellingLine(message: string): string {
	const plain = message.replace(TERMINAL_COLOUR, '');
	const line =
		plain
			.split('\n')
			.find((text) => text.trim() !== '' && !text.startsWith('Build failed with '))
			?.replace(ERROR_KIND, '') ?? plain;
	const place = DRAWN_PLACE.exec(plain)?.[1];
	return place === undefined ? line : `${line} (${place})`;
}
