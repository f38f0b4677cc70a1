import styles from '#console/react/console.css?url';
import { openConsole } from '#console/react/open-console.tsx';
import { loadStyles } from './load-styles.ts';

/** Opens the console of the frame around a button. If its data does not load, the frame says so, and the button can be pressed again. */
export async function openFrame(button: HTMLElement): Promise<void> {
	const frame = button.closest<HTMLElement>('.console');
	if (frame === null || frame.ariaBusy) return;
	frame.ariaBusy = 'true';
	try {
		await loadStyles(styles);
		await openConsole(frame, button.dataset.open === 'run');
	} catch (error) {
		const failure = frame.querySelector<HTMLElement>('p[hidden]');
		if (failure) failure.hidden = false;
		reportError(error);
	}
	frame.ariaBusy = null;
}
