import type { DescribedState } from '#sandbox/described/collections.ts';
import type { PlannedOperation, SandboxPlan } from '#sandbox/plan/sandbox-plan.ts';
import type { Rate, RateWindow } from '#sandbox/reply/count-request.ts';
import type { KeptReply } from '#sandbox/reply/kept-replies.ts';
import type { Validator } from '#sandbox/validate/create-validator.ts';
import { type Behaviour, Refusal, type Refused } from '../behaviour.ts';

/** Everything that a sandbox remembers; plain data. */
export interface Memory<State> {
	state: State;
	described: DescribedState;
	replies: Record<string, KeptReply>;
	windows: Record<string, RateWindow>;
}

/** One request that has found its operation. */
export interface RoutedRequest {
	operation: PlannedOperation;
	/** Values of the path, still encoded. */
	values: Readonly<Record<string, string>>;
	request: Request;
	/** With the cookies. */
	headers: Headers;
	url: URL;
	server: string;
	bytes: Uint8Array<ArrayBuffer> | 'too-large' | undefined;
	language: string;
	requestId: string;
	now: number;
	/** Another request with the same idempotency key had not been answered when this one came. */
	isConcurrent: boolean;
}

/** The data that is the same for all requests. */
export interface SandboxParts<State> {
	plan: SandboxPlan;
	behaviour: Behaviour<State>;
	requests: Validator;
	responses: Validator;
}

/** One request on its way through the stages. */
export interface Attempt<State> {
	readonly routed: RoutedRequest;
	readonly engine: SandboxParts<State>;
	/** As the request found it; no stage changes it. */
	readonly before: Memory<State>;
	/** The state after the stages so far. Changes that a request of any outcome leaves are written at once, those of its handler only if it succeeds. */
	memory: Memory<State>;
	rate: Rate | undefined;
}

/** Ends an attempt with the behaviour's reply to such a refusal. Throws `Refusal`. */
export function refuseCall<State>({ routed, engine, before }: Attempt<State>, refused: Refused): never {
	throw new Refusal(engine.behaviour.refuse(refused, { ...routed, state: before.state }));
}
