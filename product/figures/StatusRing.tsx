import { statusMark } from '#product/domain/device-status.ts';
import { DeviceStatusMark } from '#product/live/Status.tsx';
import { countStatuses } from './dashboard.ts';
import type { SampleDevice } from './sample.ts';
import './status-ring.css';

/** Widget Statusverteilung: a ring with the number of devices in it, beside it each status with its number. */
export function StatusRing({ devices }: { devices: readonly SampleDevice[] }) {
	const counts = countStatuses(devices);
	const startOf = (index: number) => counts.slice(0, index).reduce((sum, { count }) => sum + count, 0);
	return (
		<div className="status-ring">
			<svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
				{counts.map(
					({ status, count }, index) =>
						count > 0 && (
							<circle
								key={status}
								className={`tone-${statusMark(status).tone}`}
								cx="60"
								cy="60"
								r="48"
								pathLength={devices.length}
								strokeDasharray={`${count - 0.15} ${devices.length - count + 0.15}`}
								strokeDashoffset={devices.length / 4 - startOf(index)}
							/>
						),
				)}
				<text x="60" y="60">
					{devices.length}
				</text>
			</svg>
			<ul>
				{counts.map(({ status, count }) => (
					<li key={status}>
						<DeviceStatusMark status={status} /> <b>{count}</b>
					</li>
				))}
			</ul>
		</div>
	);
}
