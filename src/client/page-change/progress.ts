/** How the bar behaves: after which delay it shows, where it begins, and how fast it goes on. Times in ms, lengths as fractions of 1. */
const DELAY = 200;
const MINIMUM = 0.08;
const SPEED = 200;
const TRICKLE_RATE = 0.02;
const TRICKLE_SPEED = 800;
/** How far a page that has not arrived can get. */
const CEILING = 0.994;

export interface Progress {
	/** A page is loading. The bar shows after the delay; if it already runs, it continues. */
	start(): void;
	/** The page has loaded, or failed. */
	done(): void;
}

/** The value after one trickle. */
export function trickled(value: number): number {
	return Math.min(CEILING, Math.max(MINIMUM, value + TRICKLE_RATE));
}

/** Runs the bar for route changes. Its length is the custom property `--progress` (0 to 1), so that it costs no layout. */
export function createProgress(bar: Pick<HTMLElement, 'hidden' | 'style' | 'setAttribute' | 'toggleAttribute'>): Progress {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let state: 'idle' | 'running' | 'leaving' = 'idle';
	let value = 0;
	const show = (part: number) => {
		value = part;
		bar.style.setProperty('--progress', String(part));
		bar.setAttribute('aria-valuenow', String(Math.round(part * 100)));
	};
	const after = (ms: number, run: () => void) => {
		clearTimeout(timer);
		timer = setTimeout(run, ms);
	};
	const hide = () => {
		bar.hidden = true;
		bar.toggleAttribute('data-done', false);
		value = 0;
	};
	const trickle = () => {
		show(trickled(value));
		after(TRICKLE_SPEED, trickle);
	};
	return {
		start() {
			if (state === 'running') return;
			hide();
			state = 'running';
			after(DELAY, () => {
				show(MINIMUM);
				bar.hidden = false;
				after(TRICKLE_SPEED, trickle);
			});
		},
		done() {
			if (state !== 'running') return;
			clearTimeout(timer);
			if (value === 0) {
				state = 'idle';
				return;
			}
			state = 'leaving';
			show(1);
			after(SPEED, () => {
				bar.toggleAttribute('data-done', true);
				after(SPEED, () => {
					hide();
					state = 'idle';
				});
			});
		},
	};
}
