/** Colours of a terminal, which others put into their messages. */
const TERMINAL_COLOUR = /\p{Cc}\[[\d;]*m/gu;
/** How a bundler begins an error, and how it draws the place of one. */
const ERROR_KIND = /^\[[A-Z_]+\] /;
const DRAWN_PLACE = /^\s*╭─\[ .*?([^/\\]+:\d+:\d+) \]$/m;

/** The line of an error's message that says something, without colours; a bundler announces its errors first, and draws the place, which follows in brackets. */
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
