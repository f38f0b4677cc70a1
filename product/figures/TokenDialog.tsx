import { germanInstant } from '#product/domain/custom-field-display.ts';
import { SAMPLE } from '#product/sample.ts';
import { Callout } from '#ui/figures/Callout.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import { Screen } from '#ui/figures/Screen.tsx';
import '#ui/figures/drawn-controls.css';
import './kept.css';
import './token-dialog.css';

const [TOKEN] = SAMPLE.accessTokens.filter(({ name }) => name === 'ERP-Schnittstelle');

const TOKEN_LEGEND = [
	'Der Token im Klartext; das Zeichen rechts kopiert ihn',
	'Schließen: Danach zeigt Kalibord den Token nicht mehr an',
	<>
		Was sichtbar bleibt: Name, <b>Scopes</b> und <b>Ablauf</b>
	</>,
];

/** Figure benutzer-2: the dialog that shows a new token for the only time, over the list it leaves behind. */
export function TokenDialog() {
	if (TOKEN === undefined) throw new Error('The sample data hold no token of the interface.');
	const { name, token, scopes, expiresAt } = TOKEN;
	return (
		<Figure
			id="benutzer-2"
			caption={
				<>
					Der Dialog nach <b>Token erzeugen</b> für das Dienstkonto <span className="kept">{name}</span>
				</>
			}
			legend={TOKEN_LEGEND}
		>
			<Screen title="app.example.com/benutzer">
				<div className="token-scene">
					<div className="token-dialog">
						<p className="token-title">
							<b>Token wird nur einmal angezeigt</b>
							<span className="marked">
								<svg width="14" height="14" aria-hidden="true">
									<path d="m2 2 10 10M12 2 2 12" />
								</svg>
								<Callout n={2} />
							</span>
						</p>
						<p className="token-value">
							<code>{token}</code> <Callout n={1} />
							<svg width="18" height="18" aria-hidden="true">
								<path d="M6 5.5V2h10v11h-4M2 5.5h10V16H2Z" />
							</svg>
						</p>
					</div>
					<dl className="token-kept">
						<div>
							<dt>
								Name <Callout n={3} />
							</dt>
							<dd>{name}</dd>
						</div>
						<div>
							<dt>Scopes</dt>
							<dd>
								{scopes.map((scope) => (
									<code key={scope}>{scope}</code>
								))}
							</dd>
						</div>
						<div>
							<dt>Ablauf</dt>
							<dd>{germanInstant(expiresAt, SAMPLE.settings.timeZone)}</dd>
						</div>
					</dl>
				</div>
			</Screen>
		</Figure>
	);
}
