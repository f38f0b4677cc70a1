/** Height of every window, in px. */
export const HEIGHT = 900;

/** A window of a browser that is no Chromium. It can do what the protocols of both have in common: open a page, and run a function in it. */
export interface EngineWindow {
	/** Opens an address and waits until the page and what it names are loaded. */
	open(url: string): Promise<void>;
	/**
	 * Runs a function in the page, which can use nothing from around it, and waits for its result. Rejects with what it throws.
	 * @param script a function, or the text of one that is put together from several.
	 */
	run<Argument, Result>(script: PageScript<Argument, Result>, argument: Argument): Promise<Result>;
	/** Gives the window this width, in px. */
	resize(width: number): Promise<void>;
	/** Ends the browser. */
	close(): Promise<void>;
}

export type PageScript<Argument, Result> = ((argument: Argument) => Result | Promise<Result>) | string;

/** A function with its argument as an expression for a page, whose value is a promise of its result or error, as JSON. */
export function asExpression<Argument, Result>(script: PageScript<Argument, Result>, argument: Argument): string {
	return `(async () => {
		try { return JSON.stringify({ value: await (${script})(${JSON.stringify(argument)}) }); }
		catch (error) { return JSON.stringify({ error: String(error) }); }
	})()`;
}

/** The value of what {@link asExpression} made. Throws its error. */
export function resultOf<Result>(json: string): Result {
	const { value, error } = JSON.parse(json) as { value: Result; error?: string };
	if (error !== undefined) throw new Error(error);
	return value;
}
