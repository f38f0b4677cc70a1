import { DrawnButton, DrawnCheck, DrawnTabs } from '#ui/figures/DrawnControls.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import { Screen } from '#ui/figures/Screen.tsx';
import { TABS } from './ProfileTabs.tsx';
import './matrix.css';
import './notification-matrix.css';

export const CHANNELS = ['Glocke', 'Sammelmail 07:00\u00a0Uhr', 'E-Mail sofort'] as const;

/** Events and which channels are on by default (RULES.md ). */
export const EVENTS: readonly { event: string; channels: readonly (typeof CHANNELS)[number][] }[] = [
	{ event: 'Prüfmittel fällig', channels: ['Glocke', 'Sammelmail 07:00\u00a0Uhr'] },
	{ event: 'Prüfmittel überfällig', channels: ['Glocke', 'Sammelmail 07:00\u00a0Uhr'] },
	{ event: 'zurückerwartet', channels: ['Glocke', 'Sammelmail 07:00\u00a0Uhr'] },
	{ event: 'Freigabe angefragt', channels: ['Glocke', 'E-Mail sofort'] },
	{ event: 'Prüfmittel gesperrt', channels: ['Glocke', 'E-Mail sofort'] },
];

/** Figure benutzerprofil-2: the tab Benachrichtigungen as it stands at first. */
export function NotificationMatrix() {
	return (
		<Figure
			id="benutzerprofil-2"
			caption="Die Registerkarte Benachrichtigungen mit der Vorgabe; jeder Haken lässt sich entfernen"
			text={
				<ul>
					{EVENTS.map(({ event, channels }) => (
						<li key={event}>
							{event}: {channels.join(' und ')}
						</li>
					))}
				</ul>
			}
		>
			<Screen title="app.example.com/profil">
				<DrawnTabs tabs={TABS.map(({ tab }) => tab)} current="Benachrichtigungen" />
				<ul className="matrix matrix-3 notifications">
					<li className="matrix-head">
						{CHANNELS.map((channel) => (
							<b key={channel}>{channel}</b>
						))}
					</li>
					{EVENTS.map(({ event, channels }) => (
						<li key={event}>
							<span>{event}</span>
							{CHANNELS.map((channel) => (
								<DrawnCheck key={channel} checked={channels.includes(channel)}>
									{null}
								</DrawnCheck>
							))}
						</li>
					))}
				</ul>
				<DrawnButton main>Speichern</DrawnButton>
			</Screen>
		</Figure>
	);
}
