/** Height of every window, in px. */
export const HEIGHT = 900;

/** Keys that stand for no character, as WebDriver and WebDriver BiDi write them. */
export const KEY = { Tab: '\uE004', Shift: '\uE008', Control: '\uE009', Enter: '\uE007', Escape: '\uE00C' } as const;

/** A window of a browser that is no Chromium. It can do what the protocols of both have in common: open a page, run a function in it, and press keys. */
export interface EngineWindow {
	/** Opens an address and waits until the page and what it names are loaded. */
	open(url: string): Promise<void>;
	/**
	 * Runs a function in the page, which can use nothing from around it, and waits for its result. Rejects with what it throws.
	 * @param script a function, or the text of one that is put together from several.
	 */
	run<Argument, Result>(script: PageScript<Argument, Result>, argument: Argument): Promise<Result>;
	/** Presses keys as a hand does, all together, and lets them go, as many times: characters, or ones of {@link KEY}. */
	press(keys: readonly string[], times?: number): Promise<void>;
	/** Gives the window this width, in px. */
	resize(width: number): Promise<void>;
	/** Ends the browser. */
	close(): Promise<void>;
}

export type PageScript<Argument, Result> = ((argument: Argument) => Result | Promise<Result>) | string;

/** What both protocols are told so that keys are pressed and let go. */
export function pressing(keys: readonly string[], times = 1): object[] {
	const down = keys.map((value) => ({ type: 'keyDown', value }));
	const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
	return [{ type: 'key', id: 'keyboard', actions: Array.from({ length: times }, () => [...down, ...up]).flat() }];
}

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
