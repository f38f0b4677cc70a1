/** A component that could not be drawn. What stood between its tags is shown without it. */
interface Failure {
	/** Path of the page without the base. */
	path: string;
	/** The page as a whole when there is none. */
	component: string | undefined;
	/** In the words of the component, if it said any. */
	reason: string | undefined;
	/** Whether the component does not exist at all. */
	isMissing?: boolean;
}

const FAILURES_KEY = Symbol.for('nonius failures of components');

/** Pages run out of bundles with modules of their own: only something global reaches both sides. */
const sharedFailures = (): Map<string, Failure> => {
	const place = globalThis as { [FAILURES_KEY]?: Map<string, Failure> };
	place[FAILURES_KEY] ??= new Map();
	return place[FAILURES_KEY];
};

/** Notes a failure, each once. */
export function reportFailure(failure: Failure): void {
	sharedFailures().set(`${failure.path} ${failure.component ?? ''}`, failure);
}

/** All failures since the last call. */
export function takeFailures(): Failure[] {
	const failures = [...sharedFailures().values()];
	sharedFailures().clear();
	return failures;
}
