/** Calls `stop` once when npm, which started this process, has gone. */
export function whenOrphaned(stop: () => void): void;
