import { beforeAll, expect, test } from 'vitest';
import { postmanCollection } from '#openapi/collection/postman-collection.ts';
import { createSandbox } from '#sandbox/create-sandbox.ts';
import { PROGRAM } from '#site/program.ts';
import { type LoadedSandbox, loadSandbox } from '#site/read/load-sandbox.ts';

/** What this test reads of a collection. */
interface Field {
	key: string;
	value: string;
}
interface FormField extends Partial<Field> {
	key: string;
	type: 'text' | 'file';
	src?: string;
	contentType?: string;
}
interface CollectionRequest {
	method: string;
	header: Field[];
	url: { host: string[]; path: string[]; query?: Field[]; variable?: Field[] };
	auth?: { type: string; bearer?: Field[] };
	body?: { mode: string; raw?: string; urlencoded?: Field[]; formdata?: FormField[]; file?: { src: string } };
}
interface Item {
	name: string;
	item?: Item[];
	request?: CollectionRequest;
}

let loaded: LoadedSandbox;
let collection: { variable: Field[]; item: Item[] };
beforeAll(async () => {
	loaded = await loadSandbox(PROGRAM);
	const { model, tokenVariable } = loaded;
	collection = JSON.parse(postmanCollection(model, { tokenVariable, pageOf: ({ slug }) => slug }));
});

test('the sandbox takes every request of the collection as another program would send it', async () => {
	const requests = collection.item.flatMap(leaves);
	const { model, plan, behaviour, seed } = loaded;
	expect(requests).toHaveLength(model.operations.length);
	const refused: string[] = [];
	for (const { name, request } of requests) {
		if (request === undefined) continue;
		const sandbox = createSandbox({ plan, behaviour, seed });
		const variables = new Map(collection.variable.map(({ key, value }) => [key, value || sandbox.token]));
		const response = await sandbox.fetch(send(request, variables));
		if (!response.ok) refused.push(`${name}: ${response.status} ${await response.text()}`);
	}
	expect(refused).toEqual([]);
});

const leaves = (item: Item): Item[] => item.item?.flatMap(leaves) ?? [item];

/** Reads a request by the rules of the format alone: variables in braces, parts of the address joined, fields as they are. */
function send({ method, header, url, auth, body }: CollectionRequest, variables: ReadonlyMap<string, string>): Request {
	const filled = (text = '') => text.replaceAll(/\{\{(.+?)\}\}/g, (_, name: string) => variables.get(name) ?? `missing ${name}`);
	const path = url.path.map((part) => (part.startsWith(':') ? url.variable?.find(({ key }) => key === part.slice(1))?.value : part));
	const query = (url.query ?? []).map(({ key, value }) => `${key}=${filled(value)}`).join('&');
	const headers = new Headers(header.map(({ key, value }) => [key, filled(value)]));
	const bearer = auth?.bearer?.find(({ key }) => key === 'token')?.value;
	if (bearer !== undefined) headers.set('Authorization', `Bearer ${filled(bearer)}`);
	const address = `${[...url.host.map(filled), ...path].join('/')}${query === '' ? '' : `?${query}`}`;
	return new Request(address, { method, headers, ...(body && { body: sent(body) }) });
}

function sent({ mode, raw, urlencoded = [], formdata = [], file }: NonNullable<CollectionRequest['body']>): BodyInit {
	switch (mode) {
		case 'raw':
			return raw ?? '';
		case 'urlencoded':
			return new URLSearchParams(urlencoded.map(({ key, value }) => [key, value]));
		case 'file':
			return new Blob(['%PDF-1.7']);
		default: {
			expect([mode, file]).toEqual(['formdata', undefined]);
			const form = new FormData();
			for (const { key, type, value = '', src, contentType } of formdata) {
				if (type === 'file') form.append(key, new File(['%PDF-1.7'], src ?? '', contentType === undefined ? {} : { type: contentType }));
				else form.append(key, value);
			}
			return form;
		}
	}
}
