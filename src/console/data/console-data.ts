import type { ApiModel } from '#openapi/model/model.ts';
import type { OAuthFlow } from '#openapi/model/security.ts';
import type { Server } from '#openapi/model/servers.ts';
import type { SandboxPlan } from '#sandbox/plan/sandbox-plan.ts';
import type { Recipes } from '#schema/recipes.ts';

/** Another server than the sandbox that an owner lets readers send requests to. */
export interface RealServer {
	name: string;
	/** Without a slash at its end; with variables in braces. */
	url: string;
	variables: readonly ServerVariable[];
}

export type ServerVariable = Server['variables'][number] & {
	/** Regular expression of all values that do not lead to another host, in any case of letters; missing where none does. */
	pattern?: string;
};

/** Where a token for a security scheme can be fetched. */
export interface SignIn {
	/** Name of the scheme. */
	scheme: string;
	clientId: string;
	/** Those whose addresses the owner allows. */
	flows: readonly OAuthFlow[];
}

/** A token of the sandbox with words about whose it is. */
export interface ExampleToken {
	token: string;
	words: string;
}

/** Everything that a console needs of a reference. The build writes it as JSON beside the pages; browsers load it on first use. */
export interface ConsoleData {
	/** Path of the folder of the reference's pages, which also identifies its behaviour. */
	folder: string;
	/** Reduced to the parts that forms, requests and samples need. */
	model: ApiModel;
	plan: SandboxPlan;
	/** The state after a reset. */
	seed: unknown;
	/** Changes with model and seed: a state that was stored with others cannot be used. */
	version: string;
	tokenVariable: string | undefined;
	servers: readonly RealServer[];
	signIn: readonly SignIn[];
	recipes: Recipes;
}
