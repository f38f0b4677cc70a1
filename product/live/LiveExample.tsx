import { type ReactNode, useRef } from 'react';
import { useKeptFocus } from '#ui/islands/use-kept-focus.ts';
import './live.css';
import './controls.css';

interface LiveExampleProps {
	title: string;
	/** One sentence that says what to try. */
	lead: string;
	/**
	 * Classes that only show after an action. A page is built with the styles of the classes it holds, so those that come later are named once.
	 */
	later?: string;
	children: ReactNode;
}

/** Classes that any example may show later: problems, and hints of fields. */
const ALWAYS_LATER = 'live-problem live-hint';

/** Frame of a live example; the focus stays in it when a button removes itself. What it shows before scripts run is a complete example with fixed values; the search only knows title and lead. */
export function LiveExample({ title, lead, later = '', children }: LiveExampleProps) {
	const frame = useRef<HTMLElement>(null);
	useKeptFocus(frame);
	return (
		<section className="live" ref={frame} aria-label={`Zum Ausprobieren: ${title}`}>
			<p className="live-title">{title}</p>
			<p className="live-lead">{lead}</p>
			<p className="live-static">Das Beispiel zeigt feste Werte; mit JavaScript lassen sie sich ändern.</p>
			<div data-search-skip>{children}</div>
			<span hidden className={`${ALWAYS_LATER} ${later}`} />
		</section>
	);
}
