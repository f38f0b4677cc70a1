import { onClick } from './on-click.ts';

/** The console of an operation, with all of React, comes when a reader asks for it. When it does not come, its frame says so; the button tries again. */
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
