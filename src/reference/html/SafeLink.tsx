import { safeLink } from '#reference/wording/phrase.ts';
import { Words } from './Words.tsx';

/** A link whose address comes from the description. */
export function SafeLink({ href, children }: { href: string; children: string }) {
	return <Words phrase={safeLink(children, href)} />;
}
