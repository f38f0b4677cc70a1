import { statusMark } from '#product/domain/device-status.ts';
import { DeviceStatusMark } from '#product/live/Status.tsx';
import { Bars } from '#ui/figures/Bars.tsx';
import { DrawnChip } from '#ui/figures/DrawnControls.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import { countStatuses } from './dashboard.ts';
import { DEVICES, type SampleDevice } from './sample.ts';
import './dashboard-filter.css';

const assembly = DEVICES.filter(({ area }) => area.name === 'Montage');

/** Pixels of a bar for each device: what fits beside the longest name on narrow figures, too. */
const DEVICE_PIXELS = 4;

function Distribution({ devices }: { devices: readonly SampleDevice[] }) {
	return (
		<Bars
			unit={DEVICE_PIXELS}
			bars={countStatuses(devices).map(({ status, count }) => ({ label: <DeviceStatusMark status={status} />, value: count, tone: statusMark(status).tone }))}
		/>
	);
}

/** Figure dashboard-3: the Statusverteilung before and after filtering by one area, to the same scale. */
export function DashboardFilter({ id = 'dashboard-3' }: { id?: string }) {
	return (
		<Figure id={id} caption="Die Statusverteilung ohne Filter und mit dem Bereich Montage, im selben Maßstab" readable>
			<div className="dashboard-filter">
				<div>
					<p className="drawn-row">
						<DrawnChip unset>Bereich</DrawnChip> ohne Filter
					</p>
					<p>
						<b>{DEVICES.length}</b> Prüfmittel
					</p>
					<Distribution devices={DEVICES} />
				</div>
				<div>
					<p className="drawn-row">
						<DrawnChip>Bereich: Montage</DrawnChip>
					</p>
					<p>
						<b>{assembly.length}</b> Prüfmittel
					</p>
					<Distribution devices={assembly} />
				</div>
			</div>
		</Figure>
	);
}
