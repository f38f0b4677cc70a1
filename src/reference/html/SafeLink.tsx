import type { ReactNode } from 'react';

/** Schemes that a description may send a reader to. */
const ALLOWED = /^(?:https?:\/\/|mailto:)/i;

/** A link whose address comes from the description. Addresses with other schemes than `http`, `https` and `mailto` are shown, but lead nowhere. */
export function SafeLink({ href, children }: { href: string; children: ReactNode }) {
	if (ALLOWED.test(href)) {
		return (
			<a href={href} rel="noopener">
				{children}
			</a>
		);
	}
	return (
		<>
			{children} <code>{href}</code>
		</>
	);
}
