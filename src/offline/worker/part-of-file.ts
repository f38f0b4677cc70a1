/** The part of a copy that a video or audio player asks for (RFC 9110, 14.2): from one byte to another. Any other range gets the whole, as a server may answer. */
export async function partOfFile(copy: Response, range: string): Promise<Response> {
	const whole = await copy.blob();
	const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
	const end = Math.min(last ? Number(last) + 1 : whole.size, whole.size);
	if (!(Number(first) < end)) return new Response(whole);
	return new Response(whole.slice(Number(first), end, whole.type), { status: 206, headers: { 'Content-Range': `bytes ${first}-${end - 1}/${whole.size}` } });
}
