import { z } from 'zod';

/** `words.<locale>.yml`: words of the interface in a language, by the file and the name that they have here. `check-own-words.ts` checks the content. */
export const ownWordsSchema = z.record(z.string(), z.record(z.string(), z.unknown()).nullable());
