import '#ui/prose/status.css';
import type { StatusConfig } from '#schema/site-config.ts';

/** A status as a sign and its word; the style sheet draws the sign. */
export function StatusMark({ status }: { status: Pick<StatusConfig, 'label' | 'sign' | 'tone'> }) {
	return <span className={`status tone-${status.tone} sign-${status.sign}`}>{status.label}</span>;
}
