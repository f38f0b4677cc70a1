import { germanDate } from '#product/domain/calendar-date.ts';
import { SAMPLE } from '#product/sample.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { devicesAt, sectionsOf } from './areas.ts';
import './area-tree.css';

function AreaEntry({ code, name, unit }: { code: string; name: string; unit?: string }) {
	return (
		<p>
			<b>{code}</b> <span>{name}</span>{' '}
			<span>
				{devicesAt(code).length}
				{unit && `\u00a0${unit}`}
			</span>
		</p>
	);
}

/** Figure stammdaten-1: areas and their sections, with the inspection devices in each. */
export function AreaTree({ id = 'stammdaten-1' }: { id?: string }) {
	return (
		<Figure
			id={id}
			caption={`Vier Bereiche und ihre Sektionen; Prüfmittel am ${germanDate(SAMPLE.referenceDate)} ohne ausgemusterte. Unter der Sektion folgt keine weitere Ebene.`}
			readable
		>
			<ul className="area-tree">
				{SAMPLE.areas.map((area) => (
					<li key={area.code}>
						<AreaEntry {...area} unit="Prüfmittel" />
						<ul>
							{sectionsOf(area.id).map((section) => (
								<li key={section.code}>
									<AreaEntry {...section} />
								</li>
							))}
						</ul>
					</li>
				))}
			</ul>
		</Figure>
	);
}
