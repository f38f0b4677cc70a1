import { z } from 'zod';

/** `words.<locale>.yml`: words of the interface in a language, by the file and the name that they have here. What may stand there is for `check-own-words.ts` to say. */
export const ownWordsSchema = z.record(z.string(), z.record(z.string(), z.unknown()).nullable());
