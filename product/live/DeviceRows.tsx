import { germanDate } from '#product/domain/calendar-date.ts';
import type { Apparatus } from '#product/schema/apparatus.ts';
import { DeviceStatusMark } from './Status.tsx';
import { numberOf } from './sample.ts';
import './rows.css';

/** Hits as the list of inspection devices shows them. */
export function DeviceRows({ devices }: { devices: readonly Apparatus[] }) {
	if (devices.length === 0) return null;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<section className="live-rows" tabIndex={0} aria-label="Treffer">
			<table>
				<thead>
					<tr>
						<th>Prüfmittel</th>
						<th>Bereich</th>
						<th>fällig am</th>
						<th>Status</th>
					</tr>
				</thead>
				<tbody>
					{devices.map((device) => (
						<tr key={device.id}>
							<td>
								<strong>{numberOf(device)}</strong> <span className="device-name">{device.designation}</span>
							</td>
							<td>{device.area.name}</td>
							<td>{device.inspectionDevice?.dueDate ? germanDate(device.inspectionDevice.dueDate) : '–'}</td>
							<td>{device.inspectionDevice && <DeviceStatusMark status={device.inspectionDevice.status} />}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
