/** The folded words of an index. */
export type Vocabulary = ReadonlySet<string>;

/** English writes its compounds apart. */
export const compoundsWith = (_word: string, _vocabulary: Vocabulary): string[] => [];

export const splitCompound = (_word: string, _vocabulary: Vocabulary): string[] | undefined => undefined;
