import * as z from 'zod/mini';

/** What the API shows of a record that another one points to. */
export const refSchema = z.strictObject({ id: z.int(), name: z.string() });
export type RecordRef = z.infer<typeof refSchema>;

/** The same of a record that people know by its code. */
export const codeRefSchema = z.extend(refSchema, { code: z.string() });

/** The same of a cost centre, known by its number. */
export const costCentreRefSchema = z.extend(refSchema, { number: z.string() });
