import '#ui/prose/themed-image.css';
import type { ComponentProps, ReactNode } from 'react';
import { hasScheme } from '#text/has-scheme.ts';
import { usePage } from '../drawing/page-context.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
	to?: string;
	href?: string;
	autoAddBaseUrl?: boolean;
	isNavLink?: boolean;
	activeClassName?: string;
	exact?: boolean;
	'data-noBrokenLinkCheck'?: boolean;
}

/** `@docusaurus/Link`: an anchor whose address is resolved as that of a link in the text. */
export function Link({ to, href, autoAddBaseUrl, isNavLink, activeClassName, exact, 'data-noBrokenLinkCheck': unchecked, ...rest }: LinkProps): ReactNode {
	const { linkTo } = usePage();
	const target = to ?? href;
	return <a {...rest} {...(target === undefined ? {} : { href: linkTo(target) })} />;
}

const withBaseOnce = (base: string, url: string) =>
	hasScheme(url) || /^(?:#|\/\/)/.test(url) || (base !== '/' && `${url}/`.startsWith(base)) ? url : base + url.replace(/^\//, '');

export const useBaseUrl = (url = ''): string => withBaseOnce(usePage().base, url);

export function useBaseUrlUtils() {
	const { base } = usePage();
	return { withBaseUrl: (url: string) => withBaseOnce(base, url) };
}

export const isInternalUrl = (url = ''): boolean => !/^(?:\w*:|\/\/)/.test(url);

interface ThemedSources {
	light?: string;
	dark?: string;
}

/** `@theme/ThemedImage`: both pictures, of which the style sheet shows one. */
export function ThemedImage({ sources, alt = '', className, ...rest }: Omit<ComponentProps<'img'>, 'src'> & { sources?: ThemedSources }): ReactNode {
	const { light, dark } = sources ?? {};
	const both = dark !== undefined && dark !== light;
	return (
		<>
			<img {...rest} src={light} alt={alt} className={[className, both && 'light-only'].filter(Boolean).join(' ') || undefined} />
			{both && <img {...rest} src={dark} alt={alt} className={[className, 'dark-only'].filter(Boolean).join(' ')} />}
		</>
	);
}

/** `ThemedComponent`: what a site draws for each colour mode, of which the style sheet shows one. */
export function ThemedComponent({ children }: { children?: (mode: { theme: 'light' | 'dark'; className: string }) => ReactNode }): ReactNode {
	return (
		<>
			{children?.({ theme: 'light', className: 'light-only' })}
			{children?.({ theme: 'dark', className: 'dark-only' })}
		</>
	);
}

/** `@theme/IdealImage`: the picture itself. */
export function IdealImage({ img, alt = '', ...rest }: Omit<ComponentProps<'img'>, 'src'> & { img?: unknown }): ReactNode {
	return <img {...rest} src={imageAddress(img)} alt={alt} />;
}

function imageAddress(img: unknown): string | undefined {
	if (typeof img === 'string') return img;
	if (typeof img !== 'object' || img === null) return undefined;
	if ('default' in img) return imageAddress(img.default);
	return 'src' in img ? imageAddress(img.src) : undefined;
}
