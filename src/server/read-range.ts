/**
 * The part of a file that a `Range` header asks for (RFC 9110, 14.2); both ends count. `undefined` for the whole file: without the header, and for several parts
 * or one that does not exist, which a server may answer in full.
 */
export function readRange(header: string | undefined, length: number): { start: number; end: number } | undefined {
	const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
	if (from === '' && to === '') return undefined;
	const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
	const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
	return start <= end ? { start, end } : undefined;
}
