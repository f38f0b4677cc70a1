import { germanDate } from '#product/domain/calendar-date.ts';
import { germanDecimal } from '#product/domain/decimal.ts';
import { SAMPLE } from '#product/sample.ts';
import { Callout } from '#ui/figures/Callout.tsx';
import { DrawnTable } from '#ui/figures/DrawnControls.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import { Kept } from './Kept.tsx';
import { sampleDevice, sampleInspection } from './sample.ts';
import './measuring-chain.css';

const chain = sampleDevice('PM-TH-0001');
const chainComponents = SAMPLE.apparatuses.filter(({ parentId }) => parentId === chain.id);
const chainInspection = sampleInspection(chain.inspectionDevice.lastInspection?.number ?? '');

const CHAIN_LEGEND = [
	<>
		Anzeige <Kept>{chain.identNo}</Kept>: das Prüfmittel{' '}
		<b>
			<Kept>{chain.inspectionDevice.number}</Kept>
		</b>{' '}
		mit Frist, Status und Aufkleber
	</>,
	...chainComponents.map(({ identNo, designation }) => (
		<>
			Bestandteil <b>{identNo}</b>, {designation}: ein Gerät ohne eigene Frist, <Kept>{chain.inspectionDevice.number}</Kept> übergeordnet
		</>
	)),
	<>
		Kalibriert wird die ganze Kette, zuletzt mit <Kept>{chainInspection.number}</Kept> am {germanDate(chainInspection.date)}
	</>,
];

/** Figure pruefmittel-4: indicator and probe as one inspection device (RULES.md ). */
export function MeasuringChain() {
	return (
		<Figure
			id="pruefmittel-4"
			caption={<Kept>{`Die Messkette ${chain.inspectionDevice.number}: Anzeige und Fühler gelten gemeinsam als ein Prüfmittel`}</Kept>}
			legend={CHAIN_LEGEND}
		>
			<div className="chain">
				<div className="chain-drawing">
					<svg viewBox="0 0 560 150" aria-hidden="true">
						<rect x="4" y="12" width="164" height="130" rx="12" />
						<rect className="chain-display" x="20" y="28" width="132" height="50" rx="5" />
						<path d="M40 100h24M108 100h24M40 122h24M108 122h24" strokeWidth="7" strokeLinecap="round" />
						<path d="M168 112h16c56 0 40-78 102-78s50 44 96 44" />
						<rect x="382" y="66" width="84" height="24" rx="8" />
						<path d="M466 74h76l12 4-12 4h-76z" />
					</svg>
					<b>{germanDecimal(chainInspection.measurements.at(-1)?.actual ?? '')}&nbsp;°C</b>
				</div>
				<p>
					<span className="marked">
						{chain.identNo} <Callout n={1} />
					</span>
					{chainComponents.map(({ identNo }, index) => (
						<span key={identNo} className="marked">
							{identNo} <Callout n={index + 2} />
						</span>
					))}
				</p>
				<p>
					<span className="marked">
						{chainInspection.number} <Callout n={chainComponents.length + 2} />
					</span>
				</p>
				<DrawnTable
					compact
					head={['Sollwert', 'Istwert', 'Abwei\u00adchung', 'zulässig']}
					rows={chainInspection.measurements.map(({ nominal, actual, deviation, permissible, unit }) => [
						`${germanDecimal(nominal)}\u00a0${unit}`,
						`${germanDecimal(actual)}\u00a0${unit}`,
						`${germanDecimal(deviation, { signed: true })}\u00a0K`,
						`${germanDecimal(permissible ?? '')}\u00a0K`,
					])}
				/>
			</div>
		</Figure>
	);
}
