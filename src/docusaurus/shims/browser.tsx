import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { withMark } from '#chrome/contract.ts';
import { neverChanges } from '#ui/islands/never-changes.ts';
import { usePage } from '../drawing/page-context.ts';

/** What shows one thing at build time and another in a browser. Components that use it hydrate; until then they are as they were built. */

export const useIsBrowser = (): boolean =>
	useSyncExternalStore(
		neverChanges,
		() => true,
		() => false,
	);

const canUseDOM = typeof window !== 'undefined';
export const ExecutionEnvironment = { canUseDOM, canUseEventListeners: canUseDOM, canUseIntersectionObserver: canUseDOM, canUseViewport: canUseDOM };

export const BrowserOnly = ({ children, fallback }: { children?: () => ReactNode; fallback?: ReactNode }): ReactNode =>
	useIsBrowser() ? children?.() : (fallback ?? null);

/** No error boundary is needed: every component is guarded and leaves its children. */
export const ErrorBoundary = ({ children }: { children?: ReactNode }): ReactNode => children;

const themeOf = () => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

function onTheme(notify: () => void): () => void {
	const observer = new MutationObserver(notify);
	observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
	return () => observer.disconnect();
}

/** The button of the navigation bar knows how to change the colours and to keep that. */
const setColorMode = (mode: string | null) => {
	if (mode !== null && mode !== themeOf()) document.querySelector<HTMLElement>(withMark('colour-mode'))?.click();
};

export function useColorMode() {
	const { colourMode } = usePage();
	const colorMode = useSyncExternalStore(onTheme, themeOf, () => colourMode);
	return {
		colorMode,
		isDarkTheme: colorMode === 'dark',
		setColorMode,
		setLightTheme: () => setColorMode('light'),
		setDarkTheme: () => setColorMode('dark'),
	};
}

/** From here on, Docusaurus takes a window for that of a computer. */
const DESKTOP = '(min-width: 997px)';

export const useWindowSize = (): string =>
	useSyncExternalStore(
		(notify) => {
			addEventListener('resize', notify);
			return () => removeEventListener('resize', notify);
		},
		() => (matchMedia(DESKTOP).matches ? 'desktop' : 'mobile'),
		() => 'ssr',
	);

export function usePrevious<T>(value: T): T | undefined {
	const previous = useRef<T>(undefined);
	useEffect(() => {
		previous.current = value;
	});
	return previous.current;
}

/** A slot in the browser's storage; `null` at build time, or if storage is blocked. */
export function createStorageSlot(key: string) {
	const attempt = <T,>(action: () => T): T | null => {
		try {
			return action();
		} catch {
			return null;
		}
	};
	return {
		get: () => attempt(() => localStorage.getItem(key)),
		set: (value: string) => attempt(() => localStorage.setItem(key, value)),
		del: () => attempt(() => localStorage.removeItem(key)),
		listen: neverChanges,
	};
}

export function useLocation() {
	const { base, path } = usePage();
	const isBrowser = useIsBrowser();
	const { search, hash } = isBrowser ? location : { search: '', hash: '' };
	return { pathname: base + path.slice(1), search, hash, state: undefined, key: '' };
}

/** A page that leads on at once; until its script runs, and without one, it is a link. */
export function Redirect({ to }: { to: string | { pathname?: string } }): ReactNode {
	const href = usePage().linkTo(typeof to === 'string' ? to : (to.pathname ?? '/'));
	useEffect(() => {
		if (href !== location.pathname) location.replace(href);
	}, [href]);
	return (
		<p>
			<a href={href}>{href}</a>
		</p>
	);
}

export const useHistory = () => ({
	location: useLocation(),
	push: (to: string) => location.assign(to),
	replace: (to: string) => location.replace(to),
	listen: neverChanges,
	block: neverChanges,
});
