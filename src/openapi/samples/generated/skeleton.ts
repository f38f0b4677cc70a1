import type { ApiBody, ApiRequest, MultipartPart } from '#openapi/request/api-request.ts';
import { fieldPieces, type SecretField, secretFields } from '#openapi/request/secret-fields.ts';
import { basicCredential } from '../address.ts';
import { jsonText } from '../json-text.ts';
import type { GeneratorRequest } from './idiom.ts';
import { namedType } from './named-type.ts';

/** A mark in place of a value: letters and digits only, so that no generator escapes or encodes it. */
export interface MarkedValue {
	mark: string;
	/** A text of the request, or the secret that an environment variable holds. */
	value: { text: string } | { variable: string; isInAddress?: boolean };
	/** The whole body: long, often of several lines. */
	isBody: boolean;
}

/** A request for a generator, with a mark for each value that quotes or secrets need. */
interface Skeleton {
	request: GeneratorRequest;
	marked: MarkedValue[];
}

/** Marks of a skeleton in a text. */
export const SKELETON_MARK = /zq\d+zq/;

/** Replaces the values of a request by marks. `undefined` for requests that no generator writes correctly: bytes of a file, names of headers with quotes. */
export function skeletonOf(request: ApiRequest): Skeleton | undefined {
	const marked: MarkedValue[] = [];
	const mark = (value: MarkedValue['value'], isBody = false) => {
		const name = `zq${marked.length}zq`;
		marked.push({ mark: name, value, isBody });
		return name;
	};
	const text = (value: string) => mark({ text: value });
	if (request.body.kind === 'binary') return undefined;
	const type = namedType(request.body);
	const mimeType = type === undefined ? '' : text(type);
	const headers = [
		...markedLogin(request, mark),
		...secretFields(request.credentials).map((field) => ({ name: field.name, value: markedSecrets(field, mark) })),
		...(type === undefined ? [] : [{ name: 'Content-Type', value: mimeType }]),
		...request.headers.map(({ name, value }) => ({ name, value: text(value) })),
	];
	if (headers.some(({ name }) => !/^[\w-]+$/.test(name))) return undefined;
	return {
		request: {
			method: request.method,
			url: markedAddress(request, mark),
			httpVersion: 'HTTP/1.1',
			cookies: [],
			headers,
			queryString: [],
			headersSize: -1,
			bodySize: -1,
			...postData(request.body, { mimeType, text, body: (value) => mark({ text: value }, true) }),
		},
		marked,
	};
}

type TakeOut = (value: MarkedValue['value']) => string;

/** User and password are encoded together, for which each language would need another library. */
function markedLogin(request: ApiRequest, mark: TakeOut): { name: string; value: string }[] {
	const credential = basicCredential(request);
	return credential === undefined ? [] : [{ name: 'Authorization', value: `Basic ${mark({ variable: `${credential.userVariable}_PASSWORD_BASE64` })}` }];
}

const markedSecrets = (field: SecretField, mark: TakeOut): string =>
	fieldPieces(field, { text: (text) => (/^[\w ]*$/.test(text) ? text : mark({ text })), secret: (variable) => mark({ variable }) }).join('');

function markedAddress({ endpoint, query, credentials }: ApiRequest, mark: TakeOut): string {
	const secrets = credentials.flatMap((credential) =>
		credential.kind === 'token' && credential.place === 'query'
			? [`${encodeURIComponent(credential.name)}=${mark({ variable: credential.variable, isInAddress: true })}`]
			: [],
	);
	const parts = [...query, ...secrets];
	return (endpoint + (parts.length > 0 ? `?${parts.join('&')}` : '')).replaceAll("'", '%27');
}

interface TakeBody {
	/** Mark of the media type: by its name a generator would take the body for JSON and write it down in its own way. */
	mimeType: string;
	text(value: string): string;
	body(value: string): string;
}

/** Every body but a multipart one is treated as text, because generators escape JSON and forms differently. */
function postData(body: ApiBody, take: TakeBody): Pick<GeneratorRequest, 'postData'> {
	switch (body.kind) {
		case 'none':
		case 'binary':
			return {};
		case 'json':
			return { postData: { mimeType: take.mimeType, text: take.body(jsonText(body.value)) } };
		case 'form':
			return { postData: { mimeType: take.mimeType, text: take.body(new URLSearchParams(body.fields.map(({ name, value }) => [name, value])).toString()) } };
		case 'text':
			return { postData: { mimeType: take.mimeType, text: take.body(body.text) } };
		case 'multipart':
			return { postData: { mimeType: 'multipart/form-data', params: body.parts.map((part) => parameter(part, take)) } };
	}
}

const parameter = (part: MultipartPart, { text }: TakeBody) => ({
	name: text(part.name),
	...(part.kind === 'file' ? { fileName: text(part.fileName) } : { value: text(part.value) }),
	...(part.mediaType === undefined ? {} : { contentType: text(part.mediaType) }),
});
