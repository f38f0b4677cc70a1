/** 1-based line of a text on which the character at `offset` stands. */
export const lineOfOffset = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
