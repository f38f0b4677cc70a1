/** A number with its noun: `1 Datei`, `3 Dateien`. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
