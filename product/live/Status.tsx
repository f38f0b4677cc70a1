import { DEVICE_STATUSES, type DeviceStatus, statusMark } from '#product/domain/device-status.ts';
import { StatusMark } from '#ui/figures/StatusMark.tsx';

/** Classes of all states, for examples that come to show any of them (`LiveExample`, `later`). */
export const STATUS_CLASSES = ['status', ...DEVICE_STATUSES.map(({ tone }) => `tone-${tone}`)].join(' ');

/** A status of a device as sign and word. */
export function DeviceStatusMark({ status }: { status: DeviceStatus }) {
	return <StatusMark status={statusMark(status)} />;
}
