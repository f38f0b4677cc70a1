/** A part of a multipart form as it arrived. */
interface ArrivedPart {
	name: string | undefined;
	fileName: string | undefined;
	mediaType: string | undefined;
	content: Buffer;
}

/** Takes a multipart body (RFC 7578) apart, byte by byte, so that nothing is read more kindly than it was sent. */
export function readMultipart(body: Buffer, contentType: string): ArrivedPart[] {
	const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1];
	if (boundary === undefined) return [];
	return body
		.toString('latin1')
		.split(`--${boundary}`)
		.slice(1, -1)
		.map((part) => {
			const end = part.indexOf('\r\n\r\n');
			const head = Buffer.from(part.slice(2, end), 'latin1').toString('utf8');
			return {
				name: /[; ]name="([^"]*)"/.exec(head)?.[1],
				fileName: /filename="([^"]*)"/.exec(head)?.[1],
				mediaType: /content-type: *(.*)/i.exec(head)?.[1],
				content: Buffer.from(part.slice(end + 4, -2), 'latin1'),
			};
		});
}
