import type { ApiRequest, MultipartPart } from '#openapi/request/api-request.ts';

/** What a request needs besides its own words. */
export interface WireParts {
	/** Secrets by the environment variable that stands for them in samples. */
	secrets: Readonly<Record<string, string>>;
	/** Files by name; of a binary body by the empty name. */
	files: Readonly<Record<string, File>>;
}

/** A request with everything that goes with it. */
export interface Sent extends WireParts {
	/** `operationId`. */
	operation: string;
	request: ApiRequest;
}

/** A request as it is sent by `fetch`. Throws `TypeError` for what a browser refuses to send (forbidden method or header value). */
export function wireRequest(request: ApiRequest, { secrets, files }: WireParts): Request {
	const headers = new Headers(request.headers.map(({ name, value }): [string, string] => [name, value]));
	const query = [...request.query];
	for (const credential of request.credentials) {
		if (credential.kind === 'basic') {
			const [user, password] = [secrets[credential.userVariable] ?? '', secrets[credential.passwordVariable] ?? ''];
			if (user !== '' || password !== '') headers.set('Authorization', `Basic ${base64(`${user}:${password}`)}`);
			continue;
		}
		const secret = secrets[credential.variable] ?? '';
		if (secret === '') continue;
		if (credential.place === 'header') headers.set(credential.name, credential.prefix + secret);
		else query.push(`${encodeURIComponent(credential.name)}=${encodeURIComponent(secret)}`);
	}
	const { type, body } = content(request, files);
	if (type !== undefined) headers.set('Content-Type', type);
	const url = request.endpoint + (query.length === 0 ? '' : `?${query.join('&')}`);
	return new Request(url, { method: request.method, headers, credentials: 'omit', ...(body === undefined ? {} : { body }) });
}

function content({ body }: ApiRequest, files: WireParts['files']): { type?: string; body?: BodyInit } {
	switch (body.kind) {
		case 'none':
			return {};
		case 'json':
			return { type: body.mediaType, body: JSON.stringify(body.value) };
		case 'form':
			return { body: new URLSearchParams(body.fields.map(({ name, value }): [string, string] => [name, value])) };
		case 'text':
			return { type: body.mediaType, body: body.text };
		case 'binary':
			return { type: body.mediaType, body: files[body.fileName] ?? files[''] ?? new Blob() };
		case 'multipart':
			return { body: formData(body.parts, files) };
	}
}

function formData(parts: readonly MultipartPart[], files: WireParts['files']): FormData {
	const form = new FormData();
	for (const part of parts) {
		if (part.kind === 'field') {
			if (part.mediaType === undefined) form.append(part.name, part.value);
			else form.append(part.name, new Blob([part.value], { type: part.mediaType }));
			continue;
		}
		const file = files[part.fileName];
		form.append(part.name, new File(file ? [file] : [], part.fileName, { type: part.mediaType }));
	}
	return form;
}

/** Base64 of UTF-8 (RFC 7617). */
function base64(text: string): string {
	return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
