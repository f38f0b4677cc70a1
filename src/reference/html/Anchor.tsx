import '#ui/prose/prose.css';
import { api } from '#words/api.ts';

/** The copyable link to a place on the page. Without text, so that neither search nor screen readers repeat it. */
export function Anchor({ id, name }: { id: string; name: string }) {
	// biome-ignore lint/a11y/useAnchorContent: the label is the content
	return <a className="anchor" href={`#${id}`} aria-label={api.link(name)} />;
}
