import type { ReactNode } from 'react';
import { DeviceStatusMark } from '#product/live/Status.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import { FigureTable } from '#ui/figures/FigureTable.tsx';
import { ARROWS, COURSE, isWholeFrame, RETURNS, SHELLS, type Shell, STEPS, type StatusArrow, statusLabel } from './status-arrows.ts';
import './status-diagram.css';

/** What leads along an arrow; where it leads to certain statuses of a frame, they are named. */
function Ways({ way, arrows, shell }: { way: 'there' | 'back'; arrows: readonly StatusArrow[]; shell: Shell }) {
	return (
		<ul data-way={way}>
			{arrows.map((arrow) => (
				<li key={arrow.label}>
					{arrow.label}
					{way === 'back' && !isWholeFrame(arrow, shell) && (
						<span>
							{arrow.to.map((status, index) => (
								<span key={status}>
									{index === 0 ? 'führt zu' : 'oder'} <DeviceStatusMark status={status} />
								</span>
							))}
						</span>
					)}
				</li>
			))}
		</ul>
	);
}

/** The statuses that follow from the deadline, from top to bottom, and the way back. */
function Course() {
	return (
		<>
			<p>aus der Frist berechnet</p>
			<div className="statuses-course">
				{COURSE.flatMap((status, index) => [
					<DeviceStatusMark key={status} status={status} />,
					...STEPS.slice(index, index + 1).map(({ label }) => (
						<span key={label} data-step={index + 1}>
							{label}
						</span>
					)),
				])}
				<span data-step="return">{RETURNS.map(({ label }) => label.replace('wirksam', 'wirk\u00adsam')).join()}</span>
				<i />
				<i />
			</div>
		</>
	);
}

/** Figure pruefmittel-2: the seven statuses with everything that leads from one to another, as the rules have it (RULES.md R-3). */
export function StatusDiagram() {
	return (
		<Figure
			id="pruefmittel-2"
			caption="Die sieben Status. Ein Pfeil an einem gestrichelten Rahmen gilt für jeden Status darin; führt er hinein, gilt der Status, der sich aus den übrigen Daten ergibt. Je weiter außen ein Status steht, desto höher ist sein Vorrang."
			text={
				<FigureTable
					head={['Von', 'Auslöser', 'Nach']}
					rows={ARROWS.map(({ label, from, to }) => [from.map(statusLabel).join(', '), label, to.map(statusLabel).join(', ')])}
				/>
			}
		>
			<div className="statuses">
				{SHELLS.reduce<ReactNode>(
					(inner, shell) => (
						<>
							<div className="statuses-frame">{inner}</div>
							<div className="statuses-ways">
								<Ways way="there" arrows={shell.there} shell={shell} />
								<Ways way="back" arrows={shell.back} shell={shell} />
							</div>
							<DeviceStatusMark status={shell.status} />
						</>
					),
					<Course />,
				)}
			</div>
		</Figure>
	);
}
