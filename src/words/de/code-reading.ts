/** What is said of code that a reader looks at. */
export const codeReading = {
	fold: (lines: number) => `${lines} Zeilen zuklappen`,
	unfold: (lines: number) => `${lines} Zeilen aufklappen`,
};
