import type { ReactNode } from 'react';
import { Callout } from '#ui/figures/Callout.tsx';
import '#ui/figures/drawn-controls.css';
import '#ui/figures/screen.css';
import './app-frame.css';

/** Hauptnavigation as the Administration sees it (RULES.md ). */
const NAVIGATION = ['Dashboard', 'Prüfmittel', 'Prüfberichte', 'Aufkleber', 'Stammdaten', 'Kostenstellen', 'Zusatzfelder', 'Benutzer'] as const;

interface AppFrameProps {
	current: (typeof NAVIGATION)[number];
	/** Kürzel in the circle of the Benutzermenü. */
	initials: string;
	/** Whether head and navigation carry the call-out numbers 1 to 6. */
	marked?: boolean;
	children: ReactNode;
}

/** The frame of the application: Kopfleiste, Hauptnavigation, Arbeitsbereich. Narrow figures show it as a narrow window does, with Menü. */
export function AppFrame({ current, initials, marked = false, children }: AppFrameProps) {
	const mark = (n: number) => marked && <Callout n={n} />;
	return (
		<div className="screen app">
			<div className="screen-bar app-head">
				<span className="app-menu marked">
					<span className="drawn-button">Menü</span>
					{mark(6)}
				</span>
				<b>Kalibord</b>
				<span className="app-search">Suchen oder scannen&nbsp;… {mark(1)}</span>
				<span className="marked">
					<span className="drawn-button" data-main="">
						Neu
					</span>
					{mark(2)}
				</span>
				<span className="marked">
					<svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
						<path d="M3 13.5h12l-1.5-2.3V8a4.5 4.5 0 0 0-9 0v3.2zM7.3 16h3.4M9 1.8v1.7" strokeLinejoin="round" />
					</svg>
					{mark(3)}
				</span>
				<span className="marked">
					<b>?</b>
					{mark(4)}
				</span>
				<span className="marked">
					<span className="app-user">{initials}</span>
					{mark(5)}
				</span>
			</div>
			<ul className="app-nav">
				{NAVIGATION.map((entry, index) => (
					<li key={entry} data-current={entry === current || undefined}>
						{entry} {index === 0 && mark(6)}
					</li>
				))}
			</ul>
			<div className="screen-body">{children}</div>
		</div>
	);
}
