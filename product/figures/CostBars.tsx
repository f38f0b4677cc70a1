import { add, type Decimal, euro } from '#product/domain/decimal.ts';
import { SAMPLE } from '#product/sample.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { FigureTable } from '#ui/figures/FigureTable.tsx';
import { costsOf } from './dashboard.ts';
import { DEVICES } from './sample.ts';
import './cost-bars.css';

const YEAR = SAMPLE.referenceDate.slice(0, 4);
const sum = (amounts: readonly Decimal[]) => amounts.reduce(add, '0.00');

const byLaboratory = SAMPLE.laboratories.map(({ id, code, name }) => ({
	code,
	name,
	costs: costsOf(
		YEAR,
		DEVICES,
		SAMPLE.inspections.filter(({ laboratory }) => laboratory?.id === id),
	),
}));

/** Cost centres that paid something in the year, most expensive first, with the share of each laboratory. */
export const COSTS = costsOf(YEAR, DEVICES, SAMPLE.inspections).map(({ costCentre, amount }) => ({
	costCentre,
	name: SAMPLE.costCentres.find(({ number }) => number === costCentre)?.name ?? '',
	amount,
	shares: byLaboratory.map(({ costs }) => costs.find((cost) => cost.costCentre === costCentre)?.amount ?? '0.00'),
}));

/** Sums of the laboratories, in their order, and of the year. */
export const SUMS = byLaboratory.map(({ costs }) => sum(costs.map(({ amount }) => amount)));
export const TOTAL = sum(SUMS);

const largestCost = Math.max(...COSTS.map(({ amount }) => Number(amount)));
const percent = (amount: number) => `${((100 * amount) / largestCost).toFixed(2)}%`;

function ShareBar({ shares }: { shares: readonly Decimal[] }) {
	let from = 0;
	return (
		<svg width="100%" height="18" aria-hidden="true">
			{shares.map((share, index) => {
				const x = percent(from);
				from += Number(share);
				return Number(share) > 0 && <rect key={byLaboratory[index]?.code} x={x} width={percent(Number(share))} height="18" data-part={index} />;
			})}
		</svg>
	);
}

/** Figure kostenstellen-1: costs of a year by cost centre and laboratory, to scale. */
export function CostBars() {
	const text = (
		<FigureTable
			head={['Kostenstelle', ...byLaboratory.map(({ code }) => code), 'Summe']}
			rows={[
				...COSTS.map(({ costCentre, name, amount, shares }) => [`${costCentre} ${name}`, ...[...shares, amount].map(euro)]),
				['Summe', ...[...SUMS, TOTAL].map(euro)],
			]}
		/>
	);
	return (
		<Figure id="kostenstellen-1" caption={`Kosten je Kostenstelle ${YEAR}, aufgeteilt nach Kalibrierlabor; gleicher Maßstab für alle Balken`} text={text}>
			<ul className="cost-key">
				{byLaboratory.map(({ code, name }, index) => (
					<li key={code}>
						<svg width="26" height="14" aria-hidden="true">
							<rect width="26" height="14" data-part={index} />
						</svg>
						<b>{code}</b> {name}
					</li>
				))}
			</ul>
			<ul className="cost-bars">
				{COSTS.map(({ costCentre, name, amount, shares }) => (
					<li key={costCentre}>
						<span>
							<b>{costCentre}</b> {name}
						</span>
						<ShareBar shares={shares} />
						<b>{euro(amount)}</b>
					</li>
				))}
				<li>
					<span>Summe</span>
					<span>{byLaboratory.map(({ code }, index) => `${code} ${euro(SUMS[index] ?? '0.00')}`).join(' · ')}</span>
					<b>{euro(TOTAL)}</b>
				</li>
			</ul>
		</Figure>
	);
}
