import type { ReactNode } from 'react';
import { usePage } from '../drawing/page-context.ts';

/** The contexts of that frame, which a layout of the site's own puts around its pages. */
export {
	Passing as AnnouncementBarProvider,
	Passing as CodeBlockContextProvider,
	Passing as ColorModeProvider,
	Passing as DocSidebarItemsExpandedStateProvider,
	Passing as DocsPreferredVersionContextProvider,
	Passing as DocsSidebarProvider,
	Passing as DocsVersionProvider,
	Passing as NavbarProvider,
	Passing as PluginHtmlClassNameProvider,
	Passing as ScrollControllerProvider,
} from './site.tsx';

/** What replaced parts of the theme ask for of its frame, which is not drawn: nothing is open, hidden or scrolled. Without these, a part that is drawn would fail as a whole. */

const nothing = (): void => {};

export const useNavbarMobileSidebar = () => ({ disabled: true, shouldRender: false, shown: false, toggle: nothing });
export const useNavbarSecondaryMenu = () => ({ shown: false, hide: nothing, content: undefined });
export const useAnnouncementBar = () => ({ isActive: false, close: nothing });
export const useBackToTopButton = () => ({ shown: false, scrollToTop: nothing });
export const useHideableNavbar = () => ({ navbarRef: nothing, isNavbarVisible: true });
export const useCollapsible = ({ initialState = false }: { initialState?: boolean | (() => boolean) } = {}) => ({
	collapsed: typeof initialState === 'function' ? initialState() : initialState,
	setCollapsed: nothing,
	toggleCollapsed: nothing,
});
export const useScrollController = () => ({ scrollEventsEnabledRef: { current: true }, enableScrollEvents: nothing, disableScrollEvents: nothing });
export const useCodeWordWrap = () => ({ codeBlockRef: { current: null }, isEnabled: false, isCodeScrollable: false, toggle: nothing });
export const useSearchQueryString = (): [string, () => void] => ['', nothing];
export const usePrismTheme = () => ({ plain: {}, styles: [] });
export const getPrismCssVariables = () => ({});
export const useKeyboardNavigation = nothing;
export const useLockBodyScroll = nothing;
export const useScrollPosition = nothing;
export const useTOCHighlight = nothing;
export const useSidebarBreadcrumbs = () => null;
export const useFilteredAndTreeifiedTOC = (): [] => [];
export const useLocalPathname = (): string => usePage().path;
export const prefersReducedMotion = (): boolean => true;

/** Items of the bar by the side on which they stand. */
export const splitNavbarItems = <T extends { position?: string }>(items: readonly T[]): [T[], T[]] => [
	items.filter(({ position }) => position !== 'right'),
	items.filter(({ position }) => position === 'right'),
];

/** Whether two addresses are those of one page. */
export const isSamePath = (one?: string, other?: string): boolean => withSlash(one) === withSlash(other);

const withSlash = (path?: string) => (path === undefined || path.endsWith('/') ? path : `${path}/`)?.toLowerCase();

/** Whether an address fits the pattern of an item of the bar (`activeBaseRegex`). */
export const isRegexpStringMatch = (pattern?: string, value?: string): boolean =>
	pattern !== undefined && value !== undefined && new RegExp(pattern, 'i').test(value);

/** What opens and closes: its content, as those see it who run no scripts. */
export const Collapsible = ({ children }: { children?: ReactNode }): ReactNode => <div>{children}</div>;

/** Parts of the frame that this program draws itself. */
export const SkipToContentLink = (): ReactNode => null;
