/** Texts of tools for reading code. */
export const codeReading = {
	fold: (lines: number) => `Fold ${lines} lines`,
	unfold: (lines: number) => `Unfold ${lines} lines`,
};
