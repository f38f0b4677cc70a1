import { parse } from 'yaml';
import * as z from 'zod/mini';

const fileSchema = z.looseObject({ messages: z.record(z.string(), z.string()) });

/** Messages by code from the text of `checks/messages.yml`, the list that the checks of the texts compare with. Throws when it has another form. */
export function readMessages(list: string): Map<string, string> {
	return new Map(Object.entries(fileSchema.parse(parse(list)).messages));
}
