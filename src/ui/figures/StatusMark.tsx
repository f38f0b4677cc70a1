import '#ui/prose/status.css';
import { STATUS_SIGNS } from '#content/markdown/status-signs.ts';
import type { StatusConfig } from '#schema/site-config.ts';

/** A status as a sign and its word. */
export function StatusMark({ status }: { status: Pick<StatusConfig, 'label' | 'sign' | 'tone'> }) {
	return (
		<span className={`status tone-${status.tone}`}>
			<StatusSign sign={status.sign} />
			{status.label}
		</span>
	);
}

/** The sign alone, in the colour of the text around it. */
export function StatusSign({ sign }: Pick<StatusConfig, 'sign'>) {
	return (
		<svg viewBox="0 0 16 16" aria-hidden="true">
			<path d={STATUS_SIGNS[sign]} />
		</svg>
	);
}
