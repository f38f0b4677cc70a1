import { z } from 'zod';

/** Values that a writer may put in quotes, as Docusaurus reads them: `"true"`, `"2"`. */
export const flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());
export const number = z.preprocess(
	(value) => (typeof value === 'string' && /\d/.test(value) && !Number.isNaN(Number(value)) ? Number(value) : value),
	z.number(),
);
