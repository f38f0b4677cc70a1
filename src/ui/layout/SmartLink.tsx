import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { navigation } from '#words/navigation.ts';
import { isExternal, withBase } from '../href.ts';

interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
	base: string;
	to: string;
	children: ReactNode;
}

/** A link of the chrome: inside the site with its base, outside with an icon and a word for those who do not see the icon. */
export function SmartLink({ base, to, children, ...rest }: SmartLinkProps) {
	if (!isExternal(to)) {
		return (
			<a href={withBase(base, to)} {...rest}>
				{children}
			</a>
		);
	}
	return (
		<a href={to} rel="noopener" {...rest}>
			{children}
			<span className="external" aria-hidden="true">
				{'\u2009↗'}
			</span>
			<span className="visually-hidden">{` (${navigation.newWindow})`}</span>
		</a>
	);
}
