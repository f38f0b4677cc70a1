import { germanDate } from '#product/domain/calendar-date.ts';
import { DeviceStatusMark } from '#product/live/Status.tsx';
import { SAMPLE } from '#product/sample.ts';
import { DrawnButton, DrawnField } from '#ui/figures/DrawnControls.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import { Screen } from '#ui/figures/Screen.tsx';
import { pinDevices, sectionsOf } from './areas.ts';
import { type Box, PLANS } from './floor-plans.ts';
import { Kept } from './Kept.tsx';
import './floor-plan.css';

function Boxes({ boxes, className }: { boxes: readonly Box[]; className: string }) {
	return boxes.map(([x, y, width, height]) => (
		<rect key={`${x} ${y}`} className={className} x={`${x}%`} y={`${y}%`} width={`${width}%`} height={`${height}%`} rx="2" />
	));
}

/** A pin with its tip in the origin. */
function Pin({ count, wanted = false }: { count: number; wanted?: boolean }) {
	return (
		<g className="plan-pin" data-none={count === 0 || undefined}>
			{wanted && <circle className="plan-ring" cy="-18" r="17" />}
			<path d="M0 0C-3-6-11-9-11-18a11 11 0 0 1 22 0C11-9 3-6 0 0Z" />
			<text y="-13.4">{count}</text>
		</g>
	);
}

interface FloorPlanProps {
	id: string;
	area: keyof typeof PLANS;
	/** An inspection device whose section is marked. */
	wanted?: string;
	caption?: string;
}

/** Figures stammdaten-2 and of the post on the map: the plan of an area with a pin for each section, placed by the per cent of the sample data. */
export function FloorPlan({ id, area: code, wanted, caption }: FloorPlanProps) {
	const area = SAMPLE.areas.find((candidate) => candidate.code === code);
	const sections = area === undefined ? [] : sectionsOf(area.id);
	const pins = sections.flatMap(({ pin, ...section }) => (pin === null ? [] : [{ ...section, ...pin, devices: pinDevices(section.code) }]));
	const text = (
		<table>
			<thead>
				<tr>
					<th scope="col">Sektion</th>
					<th scope="col">x / y</th>
					<th scope="col">Zahl</th>
					<th scope="col">Prüfmittel</th>
				</tr>
			</thead>
			<tbody>
				{pins.map(({ code: section, name, x, y, devices }) => (
					<tr key={section}>
						<td>
							<Kept>{`${section} ${name}`}</Kept>
						</td>
						<td>
							{x}&nbsp;/&nbsp;{y}
						</td>
						<td>{devices.length}</td>
						<td>
							{devices.length === 0 && '–'}
							{devices.map(({ inspectionDevice: { number, status } }) => (
								<span key={number} className="plan-device">
									{number} <DeviceStatusMark status={status} />
								</span>
							))}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
	return (
		<Figure
			id={id}
			caption={<Kept>{caption ?? `Der Lageplan ${code} ${area?.name} am ${germanDate(SAMPLE.referenceDate)} mit einem Pin je Sektion`}</Kept>}
			text={text}
		>
			<Screen title="app.example.com/stammdaten/karte">
				<div className="drawn-row plan-head">
					<DrawnField label="Bereich">
						{code} {area?.name}
					</DrawnField>
					<DrawnButton>Lageplan hochladen</DrawnButton>
					<DrawnButton>Pins bearbeiten</DrawnButton>
				</div>
				<svg className="plan" width="100%" aria-hidden="true">
					<rect className="plan-wall" x="2%" y="2%" width="96%" height="96%" />
					<Boxes className="plan-zone" boxes={PLANS[code].zones} />
					<Boxes className="plan-machine" boxes={PLANS[code].machines} />
					<Boxes className="plan-gate" boxes={PLANS[code].gates} />
					{pins.map(({ code: section, name, x, y, devices }) => {
						const isWanted = devices.some(({ inspectionDevice: { number } }) => number === wanted);
						return (
							<svg key={section} x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
								<Pin count={devices.length} wanted={isWanted} />
								<text y="16">
									<tspan className="plan-code">{section}</tspan>
									<tspan className="plan-name" x="0" dy="1.25em">
										{name}
									</tspan>
									{isWanted && (
										<tspan className="plan-name plan-wanted" x="0" dy="1.25em">
											{wanted}
										</tspan>
									)}
								</text>
							</svg>
						);
					})}
				</svg>
				<ul className="plan-names">
					{pins.map(({ code: section, name, devices }) => (
						<li key={section}>
							<b>{section}</b> {name} {devices.some(({ inspectionDevice: { number } }) => number === wanted) && <b className="plan-wanted">{wanted}</b>}
						</li>
					))}
				</ul>
				<ul className="plan-legend">
					{[1, 0].map((count) => (
						<li key={count}>
							<svg width="24" height="32" aria-hidden="true">
								<g transform="translate(12 31)">
									<Pin count={count} />
								</g>
							</svg>
							{count === 0 ? 'nichts fällig oder überfällig' : 'Zahl der fälligen und überfälligen Prüfmittel'}
						</li>
					))}
				</ul>
			</Screen>
		</Figure>
	);
}
