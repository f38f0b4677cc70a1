/** A longer summary counts as a text, not as a title. */
const LONGEST_TITLE = 120;
/** A text that serves as a title is cut at this length. */
const LONGEST_LINE = 200;

/** Text as a line of a heading, of a list, of a browser's tab: without the marks of Markdown, which only descriptions have but people write everywhere. */
export function titleLine(text: string): string {
	const line = plainLine(text);
	return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1).toWellFormed()}…` : line;
}

/** The title of something with a summary and a name: the summary, unless it is missing or a whole text. */
export function titleOf(summary: string | undefined, name: string): string {
	return titleLine(summary === undefined || (plainLine(summary).length > LONGEST_TITLE && name.length < LONGEST_TITLE) ? name : summary);
}

/** Whether a text contains no more than a title. */
export const isTitleOf = (title: string, text: string): boolean => plainLine(text) === title;

function plainLine(text: string): string {
	return text
		.replaceAll(/(`+)(.+?)\1/g, '$2')
		.replaceAll(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
		.replaceAll(/\*\*(?=\S)([^*]+)(?<=\S)\*\*/g, '$1')
		.replaceAll(/(?<![\w*])\*(?=[^\s*])([^*]+)(?<=[^\s*])\*(?![\w*])/g, '$1')
		.replace(/\s+/g, ' ')
		.trim();
}
