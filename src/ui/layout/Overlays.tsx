import './button.css';
import './overlays.css';
import { ID } from '#chrome/contract.ts';
import { base as baseStrings } from '#words/base-warning.ts';
import { LOADING } from '#words/page-change.ts';

/** Elements above the page that scripts use: progress, announcements to screen readers. */
export function Overlays() {
	return (
		<>
			<div className="progress" id={ID.progress} role="progressbar" aria-label={LOADING} hidden />
			<p className="visually-hidden" id={ID.announcer} aria-live="polite" />
		</>
	);
}

/** Stands above everything where the site lies under another base than it was built for; `#chrome/base-warning.ts` shows it. */
export function BaseWarning({ base }: { base: string }) {
	return (
		<p className="base-warning" role="alert" hidden>
			{`${baseStrings.title} ${baseStrings.text(base, '{found}')}`}
		</p>
	);
}
