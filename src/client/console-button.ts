import { onClick } from './on-click.ts';

/** Loads the console of an operation, with all of React, when a reader asks for it. If that fails, its frame says so, and the button tries again. */
export function startConsole(): void {
	onClick('.console [data-open]', (button) => {
		import('./load-console.ts')
			.then((code) => code.openFrame(button))
			.catch((error: unknown) => {
				button.closest('.console')?.querySelector('p[hidden]')?.removeAttribute('hidden');
				reportError(error);
			});
	});
}
