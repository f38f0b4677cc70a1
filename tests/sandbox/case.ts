/** A part of a JSON value: objects may have more properties, lists must be as long. `{ matches: '…' }` is a regular expression for a text. */
export type Part = unknown;

/** One request and what must come back. `{{name}}` stands for a value that an earlier step took. */
export interface Step {
	/** Method and path below `/v1`, e.g. `GET /apparatuses?status=due`. */
	send: string;
	/** Name of the token after `beispiel-`; `null` for none. Default: `administration`. */
	as?: string | null;
	headers?: Readonly<Record<string, string>>;
	json?: unknown;
	/** A body as it is written. */
	raw?: { type: string; text: string };
	form?: { fields: Readonly<Record<string, string>>; file?: { name: string; text?: string; size?: number } };
	/** Another request that is sent before this one is answered. */
	beside?: Step;
	/** A failure that the sandbox is told to simulate. */
	fail?: 500 | 503;
	/** Milliseconds that pass before. */
	after?: number;
	status: number;
	expectHeaders?: Readonly<Record<string, Part>>;
	body?: Part;
	/** Bytes and beginning of a file. */
	file?: { size: number; begins: string };
	/** Values for later steps: `header:etag` or a JSON pointer into the body, by name. */
	take?: Readonly<Record<string, string>>;
}

/** A flow on a fresh sandbox. */
export interface Case {
	name: string;
	steps: readonly Step[];
	/** Settings of the works that differ from the seed. */
	settings?: Readonly<Record<string, unknown>>;
}
