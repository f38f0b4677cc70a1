import { z } from 'zod';

/** Settings about changes to texts; manuals, blogs and free pages have the same ones. */
export const changeSettings = {
	/** Address of a folder in the repository's web view; the file's path is appended. */
	editUrl: z.url({ protocol: /^https?$/ }).optional(),
	/** Whether that is the file of a translation, where there is one, and not that of the original. */
	editLocalizedFiles: z.boolean().default(false),
	/** Whether pages say when they were changed last, as the history of their files tells. */
	showLastUpdate: z.boolean().default(false),
	/** Whether they say by whom. */
	showLastUpdateAuthor: z.boolean().default(false),
};

export type ChangeSettings = z.output<z.ZodObject<typeof changeSettings>>;
