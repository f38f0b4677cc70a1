import { loadDescription } from '#openapi/description/load-description.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import { planSandbox } from '#sandbox/plan/plan-sandbox.ts';
import type { SandboxPlan } from '#sandbox/plan/sandbox-plan.ts';
import type { Behaviour } from './behaviour.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts';

/** A clock that stands still until it is moved. */
export function stillClock(start = Date.parse('2030-01-01T00:00:00Z')): { now(): number; pass(milliseconds: number): void } {
	let time = start;
	return {
		now: () => time,
		pass(milliseconds) {
			time += milliseconds;
		},
	};
}

/** The model of a description's text. Throws an `Error` with the problems when nothing can be read. */
export function modelOf(text: string): ApiModel {
	const { model, problems } = loadDescription(text, { file: 'description', lenient: true });
	if (!model) throw new Error(problems.map(({ message }) => message).join('\n'));
	return model;
}

/** Plan of a description with everything that its responses are checked against. */
export function planOf(text: string, handled: readonly string[] = []): SandboxPlan {
	return planSandbox(modelOf(text), { handled });
}

/** A sandbox of a description text on a clock that stands still. */
export function sandboxOf<State>(text: string, behaviour?: Behaviour<State>, options: Omit<SandboxOptions<State>, 'plan' | 'behaviour'> = {}): Sandbox {
	return createSandbox({ plan: planOf(text), behaviour, clock: stillClock(), ...options });
}

/** Sends one request and reads the answer. `body` is sent as JSON unless it is text, bytes or a form. */
export async function send(
	{ fetch }: Pick<Sandbox, 'fetch'>,
	line: string,
	{ body, headers = {}, origin = 'https://api.example.com' }: { body?: unknown; headers?: Record<string, string>; origin?: string } = {},
): Promise<{ status: number; headers: Headers; body: unknown; text: string }> {
	const [method = 'GET', path = '/'] = line.split(' ');
	const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData || body instanceof URLSearchParams;
	const sent = new Headers(isRaw || body === undefined ? headers : { 'content-type': 'application/json', ...headers });
	const response = await fetch(
		new Request(`${origin}${path}`, { method, headers: sent, ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }) }),
	);
	const text = await response.text();
	const isJson = /json/.test(response.headers.get('content-type') ?? '');
	return { status: response.status, headers: response.headers, body: isJson && text !== '' ? JSON.parse(text) : text, text };
}

/** A small shop for pets in OpenAPI 3.1. */
export const PETS = `
openapi: 3.1.0
info: { title: Pets, version: '1' }
servers: [{ url: https://api.example.com/v1 }]
security: [{ key: [] }]
paths:
  /pets:
    get:
      operationId: listPets
      parameters:
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 100, default: 20 } }
        - { name: tags, in: query, explode: false, schema: { type: array, items: { enum: [cat, dog] } } }
        - { name: near, in: query, style: deepObject, schema: { type: object, properties: { lat: { type: number }, lon: { type: number } } } }
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } } } } }
    post:
      operationId: createPet
      parameters: [{ name: Idempotency-Key, in: header, schema: { type: string, format: uuid } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses:
        '201':
          description: ok
          headers: { Location: { schema: { type: string } }, ETag: { schema: { type: string } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
  /pets/{petId}:
    parameters: [{ name: petId, in: path, required: true, schema: { type: integer } }]
    get:
      operationId: readPet
      parameters: [{ name: If-None-Match, in: header, schema: { type: string } }]
      responses:
        '200':
          description: ok
          headers: { ETag: { schema: { type: string } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Pet' }, example: { id: 7, name: Minka, kind: cat } } }
        '304': { description: unchanged }
        '404': { description: none }
    put:
      operationId: replacePet
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }
    patch:
      operationId: changePet
      parameters: [{ name: If-Match, in: header, schema: { type: string } }]
      requestBody:
        required: true
        content: { application/merge-patch+json: { schema: { type: object, additionalProperties: false, properties: { name: { type: string }, kind: { enum: [cat, dog] } } } } }
      responses: { '200': { description: ok, headers: { ETag: { schema: { type: string } } }, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }
    delete: { operationId: removePet, responses: { '204': { description: gone } } }
  /pets/{petId}/photo:
    put:
      operationId: setPhoto
      parameters: [{ name: petId, in: path, required: true, schema: { type: integer } }]
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema: { type: object, required: [file, kind], properties: { file: { contentMediaType: application/octet-stream }, kind: { enum: [front, side] }, size: { type: integer, maximum: 9 }, tags: { type: array, items: { type: string } } } }
          image/*: {}
      responses: { '200': { description: ok, content: { text/plain: { example: gespeichert } } } }
  /pets/find:
    get: { operationId: findPet, security: [], responses: { '200': { description: ok, content: { application/json: { example: { name: Rex } } } } } }
components:
  securitySchemes: { key: { type: http, scheme: bearer } }
  schemas:
    Pet:
      type: object
      required: [id, name, kind]
      additionalProperties: false
      properties: { id: { type: integer, readOnly: true }, name: { type: string, maxLength: 20 }, kind: { enum: [cat, dog] }, secret: { type: string, writeOnly: true }, owner: { $ref: '#/components/schemas/Owner' } }
    Owner: { type: [object, 'null'], properties: { name: { type: string }, pets: { type: array, items: { $ref: '#/components/schemas/Pet' } } } }
`;
