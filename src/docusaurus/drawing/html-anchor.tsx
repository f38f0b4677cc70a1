import type { ComponentProps, ReactNode } from 'react';
import { usePage } from './page-context.ts';

/** A link that a page or component wrote as HTML: relative addresses count as they did elsewhere, those of pages end in a slash. */
export function HtmlAnchor({ href, children, ...rest }: ComponentProps<'a'>): ReactNode {
	const { hrefTo } = usePage();
	// Code without types gives anything as an address; what is none leads nowhere, there as here.
	return (
		<a {...rest} {...(typeof href === 'string' && { href: hrefTo(href) })}>
			{children}
		</a>
	);
}
