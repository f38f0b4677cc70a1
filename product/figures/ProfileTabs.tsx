import { SAMPLE } from '#product/sample.ts';
import { Callout } from '#ui/figures/Callout.tsx';
import { DrawnButton, DrawnField } from '#ui/figures/DrawnControls.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import { Screen } from '#ui/figures/Screen.tsx';
import './profile-tabs.css';

/** The tabs of the profile, in their order. */
export const TABS = [
	{ tab: 'Allgemein', holds: 'Name, Kürzel, Sprache, Zeitzone' },
	{ tab: 'Bedienung', holds: 'Farbschema, Einzeltasten-Kürzel, Zeilen je Seite' },
	{ tab: 'Sicherheit', holds: 'Passwort, Zwei-Faktor, Sitzungen' },
	{ tab: 'Benachrichtigungen', holds: 'Ereignisse und Kanäle' },
	{ tab: 'API-Token', holds: 'persönliche Token für Programme' },
	{ tab: 'Meine Daten', holds: 'Export als JSON' },
];

const user = SAMPLE.users.find(({ initials }) => initials === 'JM');

/** Figure benutzerprofil-1: the tabs of the profile, the first one open. */
export function ProfileTabs() {
	return (
		<Figure
			id="benutzerprofil-1"
			caption={`Das Benutzerprofil von ${user?.name}, Registerkarte Allgemein`}
			legend={TABS.map(({ tab, holds }) => (
				<>
					<b>{tab}</b>: {holds}
				</>
			))}
		>
			<Screen title="app.example.com/profil">
				<div className="profile">
					<div className="drawn-tabs">
						{TABS.map(({ tab }, index) => (
							<span key={tab} data-current={index === 0 || undefined}>
								{tab} <Callout n={index + 1} />
							</span>
						))}
					</div>
					<DrawnField label="Name">{user?.name}</DrawnField>
					<DrawnField label="Kürzel">{user?.initials}</DrawnField>
					<DrawnField label="Sprache">{user?.language === 'de' ? 'Deutsch' : 'English'}</DrawnField>
					<DrawnField label="Zeitzone">{user?.timeZone}</DrawnField>
					<div className="drawn-row">
						<DrawnButton main>Speichern</DrawnButton>
					</div>
				</div>
			</Screen>
		</Figure>
	);
}
