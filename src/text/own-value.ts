/** What an object holds itself at a key that somebody else chose: `constructor` and the like, which every object has, are no entries. */
export const ownValue = <V>(record: Readonly<Record<string, V>>, key: string): V | undefined => (Object.hasOwn(record, key) ? record[key] : undefined);
