/** What is said of code that a reader looks at. */
export const codeReading = {
	fold: (lines: number) => `Fold ${lines} lines`,
	unfold: (lines: number) => `Unfold ${lines} lines`,
};
