/** One concrete request, which every code sample sends in its own language. All values are final; samples only write them down. */
export interface ApiRequest {
	/** Upper case, e.g. `GET`. */
	method: string;
	/** Absolute address without query: ASCII, percent-encoded as it is sent. */
	endpoint: string;
	/** Parts of the query as they are sent, without separators: `status=due,overdue`, `area=MO`. */
	query: string[];
	/** Header fields without those that `credentials` and `body` bring along. Printable ASCII on one line. */
	headers: NamedText[];
	credentials: Credential[];
	body: ApiBody;
	expects: Expected;
}

/** A header field, or a field of a form. */
export interface NamedText {
	name: string;
	value: string;
}

/** A secret and its place in the request. Programs read it from environment variables; it is never in a sample. */
export type Credential =
	/** Sent as `prefix` + secret: `Authorization: Bearer …`, `X-Api-Key: …`, `Cookie: session=…`. */
	| { kind: 'token'; place: 'header' | 'query'; name: string; prefix: string; variable: string }
	/** HTTP Basic (RFC 7617). */
	| { kind: 'basic'; userVariable: string; passwordVariable: string };

export type ApiBody =
	| { kind: 'none' }
	| { kind: 'json'; mediaType: string; value: unknown }
	/** `application/x-www-form-urlencoded`; names and values are not encoded yet. `encoded`: the serialised form, if it has separators between values. */
	| { kind: 'form'; fields: NamedText[]; encoded?: string }
	/** `multipart/form-data`. */
	| { kind: 'multipart'; parts: MultipartPart[] }
	| { kind: 'text'; mediaType: string; text: string }
	/** Bytes of a file beside the program. */
	| { kind: 'binary'; mediaType: string; fileName: string };

export type MultipartPart = {
	name: string;
	/** Further fields of the head of the part. */
	headers?: readonly NamedText[];
} & /** `mediaType` only where it differs from plain text. */ (
	| { kind: 'field'; value: string; mediaType: string | undefined }
	| { kind: 'file'; fileName: string; mediaType: string }
);

/** The content of a success: a value to print, text to print, bytes for a file, or nothing. */
export type Expected = { kind: 'json' } | { kind: 'text' } | { kind: 'file'; fileName: string } | { kind: 'none' };
