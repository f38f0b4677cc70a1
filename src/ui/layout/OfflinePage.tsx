import './button.css';
import '#ui/islands/load-failure.css';
import './offline-page.css';
import '#ui/prose/prose.css';
import { Fragment } from 'react';
import { offlineState, offlinePage as words } from '#words/offline.ts';
import { PlainFrame } from './PlainFrame.tsx';

const BUTTONS = ['load', 'stop', 'remove'] as const;

/** The page about reading without a network; a script says what is kept and loads the whole site when the reader asks for it. */
export function OfflinePage() {
	return (
		<PlainFrame kind="offline" title={words.title}>
			<p className="lead">{words.lead}</p>
			<noscript>
				<p>{words.noScript}</p>
			</noscript>
			<offline-edition className="js-only screen-only">
				<p className="offline-state" role="status" />
				<progress className="offline-progress" aria-label={offlineState.load} hidden />
				<p className="offline-buttons">
					{BUTTONS.map((name) => (
						<button key={name} type="button" className="button" value={name} hidden>
							{offlineState[name]}
						</button>
					))}
				</p>
			</offline-edition>
			{words.sections.map(({ title, items }) => (
				<Fragment key={title}>
					<h2>{title}</h2>
					<ul>
						{items.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				</Fragment>
			))}
		</PlainFrame>
	);
}
