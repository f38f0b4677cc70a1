import { Figure } from '#ui/figures/Figure.tsx';
import { RIGHTS, type Right, ROLES } from './rights.ts';
import './matrix.css';
import './rights-matrix.css';

/** `ab Prüfung`, the name alone for the last role, and what the Zusatzrecht adds. */
function rolesFrom({ from, beforeWithRelease }: Right): string {
	const start = from === 0 ? 'alle Rollen' : from === ROLES.length - 1 ? String(ROLES[from]) : `ab ${ROLES[from]}`;
	return beforeWithRelease ? `${start}, mit Zusatzrecht Freigabe ab ${ROLES[from - 1]}` : start;
}

/** Figure benutzer-1: which role may do what, as steps. */
export function RightsMatrix() {
	return (
		<Figure
			id="benutzer-1"
			caption="Die Rechte der vier Rollen: Jeder Balken beginnt bei der Rolle, ab der die Aktion erlaubt ist"
			text={
				<ul>
					{RIGHTS.map((right) => (
						<li key={right.action}>
							{right.action}: {rolesFrom(right)}
						</li>
					))}
				</ul>
			}
		>
			<ul className="matrix matrix-4 rights">
				<li className="matrix-head">
					{ROLES.map((role) => (
						<b key={role}>{role}</b>
					))}
				</li>
				{RIGHTS.map((right) => (
					<li key={right.action}>
						<span>
							{right.action} <span>{rolesFrom(right)}</span>
						</span>
						{right.beforeWithRelease && <i className={`right right-${right.from - 1}`} data-release="" />}
						<i className={`right right-${right.from}`} />
					</li>
				))}
			</ul>
			<ul className="rights-key">
				<li>
					<i className="right" /> erlaubt
				</li>
				<li>
					<i className="right" data-release="" /> mit Zusatzrecht Freigabe
				</li>
			</ul>
		</Figure>
	);
}
