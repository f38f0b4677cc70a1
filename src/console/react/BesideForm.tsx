import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { columns } from '#ui/theme/breakpoints.ts';
import { consoleText } from '#words/console.ts';

/** Column of an operation's page with its code. */
const SIDE = '.operation-side';

interface BesideFormProps {
	/** Leads the keyboard to the form again: in the order of the page the whole text stands between it and the column. */
	goBack(): void;
	children: ReactNode;
}

/** The response, at the top of the column beside the form, so that readers see it while they change the form. Without such a column it stands below the form. */
export function BesideForm({ goBack, children }: BesideFormProps) {
	const isWide = useSyncExternalStore(onWidth, () => matchMedia(columns).matches);
	const side = document.querySelector(SIDE);
	if (!isWide || !side) return children;
	return (
		<InColumn side={side}>
			<button type="button" className="skip-link" onClick={goBack}>
				{consoleText.backToForm}
			</button>
			{children}
		</InColumn>
	);
}

function InColumn({ side, children }: { side: Element; children: ReactNode }) {
	const place = useMemo(() => {
		const div = document.createElement('div');
		// As the form itself (`open-console.tsx`).
		div.translate = false;
		// On paper neither form nor response is printed; room for them would add empty pages.
		div.className = 'screen-only';
		return div;
	}, []);
	useEffect(() => {
		side.prepend(place);
		side.scrollTop = 0;
		return () => place.remove();
	}, [side, place]);
	return createPortal(children, place);
}

function onWidth(listener: () => void): () => void {
	const query = matchMedia(columns);
	query.addEventListener('change', listener);
	return () => query.removeEventListener('change', listener);
}
