/** A component that could not be drawn. What stood between its tags is shown without it. */
export interface Failure {
	/** Path of the page without the base. */
	path: string;
	/** The page as a whole when there is none. */
	component: string | undefined;
	/** In the words of the component, if it said any. */
	reason: string | undefined;
}

const PLACE = Symbol.for('nonius failures of components');

/** Pages run out of bundles with modules of their own: only something global reaches both sides. */
const list = (): Map<string, Failure> => {
	const place = globalThis as { [PLACE]?: Map<string, Failure> };
	place[PLACE] ??= new Map();
	return place[PLACE];
};

/** Notes a failure, each once. */
export function reportFailure(failure: Failure): void {
	list().set(`${failure.path} ${failure.component ?? ''}`, failure);
}

/** All failures since the last call. */
export function takeFailures(): Failure[] {
	const failures = [...list().values()];
	list().clear();
	return failures;
}
