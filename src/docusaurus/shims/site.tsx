import { locale, locales, translations } from 'virtual:nonius/locale';
import type { ComponentType, ReactNode } from 'react';
import { createElement } from '../drawing/jsx-runtime.ts';
import { usePage } from '../drawing/page-context.ts';
import { globalDataOf } from './global-data.tsx';

const defaultLocale = locales[0] ?? locale;

/** What there is of each language where its owner says no more. */
const localeConfigs = Object.fromEntries(
	locales.map((code) => [
		code,
		{ label: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code, htmlLang: code, path: code, calendar: 'gregory' },
	]),
);

export function useDocusaurusContext() {
	const page = usePage();
	return {
		get siteConfig() {
			return { i18n: { defaultLocale, locales, path: 'i18n', localeConfigs }, ...page.siteConfig };
		},
		siteMetadata: { docusaurusVersion: '3', pluginVersions: {} },
		get globalData() {
			return globalDataOf(page);
		},
		i18n: { currentLocale: locale, defaultLocale, locales, path: 'i18n', localeConfigs },
		codeTranslations: translations,
	};
}

/** Titles and descriptions come from the front matter. */
export const Head = (): ReactNode => null;

/** A page of its own frame is drawn in ours. */
export const Layout = ({ children }: { children?: ReactNode }): ReactNode => children;

export const Passing = Layout;

/** Contexts in each other, the first outermost; one that is not known here passes its content on. */
export const composeProviders =
	(providers: readonly ComponentType<{ children?: ReactNode }>[]) =>
	({ children }: { children?: ReactNode }): ReactNode =>
		providers.reduceRight((inner, Provider) => createElement(Provider, null, inner), children);

type InterpolatedValues = Record<string, ReactNode>;

/** A text with `{name}` in it, and what stands there. */
export const Interpolate = ({ children, values }: { children?: string; values?: InterpolatedValues }): ReactNode => fill(children ?? '', values);

export const Translate = ({ children, id, values }: { children?: string; id?: string; values?: InterpolatedValues }): ReactNode =>
	fill(inLanguage(id, children), values);

export const translate = ({ message, id }: { message?: string; id?: string }, values?: InterpolatedValues): string => {
	const text = fill(inLanguage(id, message), values);
	return Array.isArray(text) ? text.join('') : String(text);
};

/** A text of a component in the language of the build. */
const inLanguage = (id: string | undefined, text: string | undefined): string => translations[id ?? text ?? ''] ?? text ?? id ?? '';

function fill(text: string, values: InterpolatedValues = {}): ReactNode {
	const parts = text.split(/(\{\w+\})/).map((part) => (/^\{\w+\}$/.test(part) ? (values[part.slice(1, -1)] ?? part) : part));
	return parts.some((part) => typeof part === 'object') ? parts : parts.join('');
}

export const useDoc = () => {
	const { title, frontMatter, path } = usePage();
	return { frontMatter, metadata: { title, permalink: path, frontMatter }, assets: {}, contentTitle: title, toc: [] };
};
export const useThemeConfig = () => usePage().siteConfig['themeConfig'] ?? {};
export class ReactContextError extends Error {
	constructor(provider: string) {
		super(`Hook is used outside of <${provider}>.`);
		this.name = 'ReactContextError';
	}
}
export const usePluralForm = () => ({ selectMessage: (count: number, messages: string) => messages.split('|')[count === 1 ? 0 : 1] ?? messages });
export const useTitleFormatter = () => {
	const title = String(usePage().siteConfig['title'] ?? '');
	return { format: (own?: string) => (own ? `${own} | ${title}` : title) };
};
export const uniq = <T,>(list: readonly T[]): T[] => [...new Set(list)];
export const useEvent = <T,>(callback: T): T => callback;
/** Classes of a frame that is not there. Those that are asked for are made from a kind or a level. */
export const ThemeClassNames = {
	page: {},
	wrapper: {},
	common: { admonitionType: (type: string) => `theme-admonition-${type}` },
	layout: {},
	docs: {
		docSidebarItemCategoryLevel: (level: number) => `theme-doc-sidebar-item-category-level-${level}`,
		docSidebarItemLinkLevel: (level: number) => `theme-doc-sidebar-item-link-level-${level}`,
	},
	blog: {},
	pages: {},
};
/** Links are checked in the finished pages. */
export const useBrokenLinks = () => ({ collectAnchor() {}, collectLink() {} });
