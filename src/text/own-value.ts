/** The value of an object's own property, for keys that come from elsewhere: inherited properties such as `constructor` are no entries. */
export const ownValue = <V>(record: Readonly<Record<string, V>>, key: string): V | undefined => (Object.hasOwn(record, key) ? record[key] : undefined);
