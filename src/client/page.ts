type Run = (page: HTMLElement, signal: AbortSignal) => void;

const runs: Run[] = [];
let life = new AbortController();

/** Runs `run` for the page on display and for every page after it. The signal aborts when its page leaves, before anything of it is removed. */
export function onPage(run: Run): void {
	runs.push(run);
	enter(run);
}

/** Ends what belongs to the page on display. */
export function leavePage(): void {
	life.abort();
	life = new AbortController();
}

/** Starts what belongs to the page that has just been put in place. */
export function enterPage(): void {
	for (const run of runs) enter(run);
}

function enter(run: Run): void {
	const page = document.getElementById('page');
	if (page === null) return;
	try {
		run(page, life.signal);
	} catch (error) {
		// One broken part must not take the others with it.
		reportError(error);
	}
}
