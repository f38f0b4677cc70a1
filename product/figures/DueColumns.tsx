import { statusMark } from '#product/domain/device-status.ts';
import { SAMPLE } from '#product/sample.ts';
import { StatusSign } from '#ui/figures/StatusMark.tsx';
import { dueMonths } from './dashboard.ts';
import { DEVICES } from './sample.ts';
import './due-columns.css';

export const DUE_MONTHS = dueMonths(DEVICES, SAMPLE.referenceDate);

/** `2025-08` → `08/25`. */
export function shortMonth(month: string): string {
	return `${month.slice(5)}/${month.slice(2, 4)}`;
}

/** Widget Fälligkeiten: a column for each month, a block with the sign of its status for each device. */
export function DueColumns() {
	return (
		<ul className="due-columns">
			{DUE_MONTHS.map(({ month, devices }, index) => (
				<li key={month}>
					<b>{devices.length}</b>
					{devices.map(({ id, inspectionDevice: { status } }) => {
						const { tone, sign } = statusMark(status);
						return (
							<i key={id} className={`status tone-${tone}`}>
								<StatusSign sign={sign} />
							</i>
						);
					})}
					<span>
						{index === 0 && 'bis '}
						{month.slice(5)}
						<span>/{month.slice(2, 4)}</span>
					</span>
				</li>
			))}
		</ul>
	);
}
