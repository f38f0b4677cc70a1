import { Figure } from '#ui/figures/Figure.tsx';
import { Flow } from '#ui/figures/Flow.tsx';
import './login-flow.css';

/** Figure login-2: the way from the password to the dashboard. */
export function LoginFlow() {
	return (
		<Figure
			id="login-2"
			caption="Der Weg zum Dashboard: Den Bestätigungscode fragt Kalibord ab, wenn Zwei-Faktor eingerichtet und das Gerät nicht gemerkt ist."
			text={
				<ol>
					<li>
						E-Mail und Passwort eingeben und <b>Anmelden</b> wählen. Sind sie falsch, erscheint <code>KB-101</code>; nach dem fünften Fehlversuch sperrt{' '}
						<code>KB-102</code> das Konto 15&nbsp;Minuten.
					</li>
					<li>
						Ist für das Konto Zwei-Faktor eingerichtet und das Gerät nicht gemerkt, den Bestätigungscode eingeben und <b>Bestätigen</b> wählen. Ein ungültiger
						oder abgelaufener Code ergibt <code>KB-103</code>. Sonst entfällt dieser Schritt.
					</li>
					<li>Das Dashboard öffnet sich.</li>
				</ol>
			}
		>
			<Flow
				steps={[
					{
						title: 'E-Mail und Passwort',
						text: (
							<>
								falsch: <code>KB-101</code>, nach fünf Fehlversuchen <code>KB-102</code>
							</>
						),
					},
					{ title: 'Zwei-Faktor?', text: 'eingerichtet, Gerät nicht gemerkt', kind: 'question', arrow: 'ja' },
					{
						title: 'Bestätigungs\u00adcode',
						text: (
							<>
								ungültig oder abgelaufen: <code>KB-103</code>
							</>
						),
					},
					{ title: 'Dashboard', kind: 'end' },
				]}
			>
				<li className="flow-bypass login-bypass">nein</li>
			</Flow>
		</Figure>
	);
}
