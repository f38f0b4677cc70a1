import type { issues } from '#words/issues.ts';

/** What a writer is told of a value that does not fit, by its name: it is worded when it is said (`describe-issue.ts`), because settings are loaded before the language is known. */
export const hint = (name: keyof typeof issues.hints): string => name;
