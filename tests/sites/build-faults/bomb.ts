/** YAML of this many lines whose aliases unfold to nine times as much with each. */
export const bomb = (lines: number) =>
	Array.from({ length: lines }, (_, index) => `b${index}: &b${index} [${index === 0 ? 'x, x' : Array(9).fill(`*b${index - 1}`)}]`).join('\n');
