import type * as z from 'zod/mini';
import type { Call, Reply } from '#sandbox/behaviour.ts';
import type { State } from '../state.ts';

/** Answers one operation. */
export type Handler = (call: Call<State>) => Reply | Promise<Reply>;

/** The handlers of one resource by `operationId`. */
export type Handlers = Readonly<Record<string, Handler>>;

/**
 * A handler that gets its body with the type of a schema. The body has been compared with the description before; the schema says the same to the
 * compiler, so that it throws only when the two differ.
 */
export function withBody<Body>(schema: z.ZodMiniType<Body>, answer: (call: Call<State>, body: Body) => Reply | Promise<Reply>): Handler {
	return (call) => answer(call, schema.parse(call.body));
}
