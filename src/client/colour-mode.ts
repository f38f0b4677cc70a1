import { marked, withMark } from '#chrome/contract.ts';
import { THEME_KEY } from '#chrome/storage-keys.ts';
import { onClick } from './on-click.ts';
import { onStored } from './on-stored.ts';
import { readStored, writeStored } from './storage.ts';

/** Makes the colour mode button work and keeps all open tabs of the site in the same mode. Does nothing without the button. */
export function startColourMode(): void {
	const root = document.documentElement;
	const show = (theme: string | null) => {
		// Another program at this address may have stored something else under this name.
		if (theme !== 'dark' && theme !== 'light') return;
		const isDark = theme === 'dark';
		root.dataset.theme = theme;
		for (const button of document.querySelectorAll(withMark('colour-mode'))) {
			button.ariaLabel = marked(button, isDark ? 'to-light' : 'to-dark') ?? null;
		}
		// The colour of the browser's own interface (`theme-color`) is read from the styles, where it is defined once.
		document.querySelector('meta[name=theme-color]')?.setAttribute('content', getComputedStyle(root).backgroundColor);
	};
	if (root.dataset.theme === 'dark') show('dark');
	if (document.querySelector(withMark('colour-mode')) === null) return;
	onClick(withMark('colour-mode'), () => {
		const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
		show(theme);
		writeStored(THEME_KEY, theme);
	});
	onStored(() => show(readStored(THEME_KEY)));
}
