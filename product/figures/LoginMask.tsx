import { DrawnButton, DrawnCheck, DrawnField, DrawnLink } from '#ui/figures/DrawnControls.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import { Screen } from '#ui/figures/Screen.tsx';
import './login-mask.css';

const LOGIN_LEGEND = [
	<>
		<b>E-Mail</b> und <b>Passwort</b> Ihres Benutzerkontos
	</>,
	<>
		<b>Angemeldet bleiben</b>: Die Anmeldung gilt auf diesem Gerät 30&nbsp;Tage
	</>,
	<>
		<b>Anmelden</b> öffnet das Dashboard oder fragt den Bestätigungscode ab
	</>,
	<>
		<b>Passwort vergessen?</b> sendet einen Link, der 60&nbsp;Minuten gilt
	</>,
	<>
		<b>Mit Single Sign-on anmelden</b> führt zur Anmeldung Ihres Betriebs
	</>,
];

/** Figure login-1: the login mask with call-outs (RULES.md ). */
export function LoginMask() {
	return (
		<Figure id="login-1" caption="Die Anmeldemaske" legend={LOGIN_LEGEND}>
			<Screen title="app.example.com/anmelden">
				<div className="login-mask">
					<DrawnField label="E-Mail" n={1}>
						jonas.muster@example.com
					</DrawnField>
					<DrawnField label="Passwort">••••••••••••••</DrawnField>
					<DrawnCheck n={2}>Angemeldet bleiben</DrawnCheck>
					<div className="drawn-row">
						<DrawnButton main n={3}>
							Anmelden
						</DrawnButton>
						<DrawnLink n={4}>Passwort vergessen?</DrawnLink>
					</div>
					<hr />
					<DrawnButton n={5}>Mit Single Sign-on anmelden</DrawnButton>
				</div>
			</Screen>
		</Figure>
	);
}
