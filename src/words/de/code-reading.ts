/** Texts of tools for reading code. */
export const codeReading = {
	fold: (lines: number) => `${lines} Zeilen zuklappen`,
	unfold: (lines: number) => `${lines} Zeilen aufklappen`,
};
