import { z } from 'zod';

/** What YAML takes for a number or a day is a text nevertheless. It goes on in one line (`title: |`), and spaces alone are none. */
export const text = z.preprocess(
	(value) => (typeof value === 'number' || value instanceof Date ? String(value) : value),
	z
		.string()
		.overwrite((value) => value.replace(/[ \t\n]+/g, ' ').trim())
		.min(1),
);
