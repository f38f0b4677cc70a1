import { z } from 'zod';

/** A text, even if YAML reads it as a number or a day. Line breaks (`title: |`) become spaces, and white space alone is no text. */
export const text = z.preprocess(
	(value) => (typeof value === 'number' || value instanceof Date ? String(value) : value),
	z
		.string()
		.overwrite((value) => value.replace(/[ \t\n]+/g, ' ').trim())
		.min(1),
);
