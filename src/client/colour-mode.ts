import { colourMode } from '#ui/strings.ts';
import { read, write } from './storage.ts';
import { THEME_KEY } from './storage-keys.ts';

type Theme = 'light' | 'dark';

/** The theme a stored value stands for: light unless dark was chosen. The system's preference has no say (specification, section 4). */
export function themeOf(stored: string | null): Theme {
	return stored === 'dark' ? 'dark' : 'light';
}

/** Makes the colour mode button work and keeps all open tabs of the site in the same mode. */
export function startColourMode(): void {
	const root = document.documentElement;
	const show = (theme: Theme) => {
		root.dataset.theme = theme;
		for (const button of document.querySelectorAll('[data-colour-mode]')) {
			button.setAttribute('aria-label', theme === 'dark' ? colourMode.toLight : colourMode.toDark);
		}
		// The colour stands in the styles; the browser's own frame takes it from there.
		const meta = document.querySelector('meta[name=theme-color]');
		meta?.setAttribute('content', getComputedStyle(root).backgroundColor);
	};
	const showStored = () => {
		const stored = themeOf(read(THEME_KEY));
		if (stored !== root.dataset.theme) show(stored);
	};

	if (root.dataset.theme === 'dark') show('dark');
	document.addEventListener('click', ({ target }) => {
		if (!(target instanceof Element && target.closest('[data-colour-mode]'))) return;
		const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
		show(theme);
		write(THEME_KEY, theme);
	});
	addEventListener('storage', ({ key, newValue }) => {
		if (key === THEME_KEY) show(themeOf(newValue));
	});
	// A page that comes back from the browser's memory has missed what other tabs stored meanwhile.
	addEventListener('pageshow', ({ persisted }) => {
		if (persisted) showStored();
	});
}
