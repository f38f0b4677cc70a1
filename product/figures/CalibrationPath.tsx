import { germanDate } from '#product/domain/calendar-date.ts';
import { dueDays, statusMark } from '#product/domain/device-status.ts';
import { calculatedDueDate } from '#product/domain/due-date.ts';
import { SAMPLE } from '#product/sample.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { StatusMark } from '#ui/figures/StatusMark.tsx';
import { Kept } from './Kept.tsx';
import { sampleDevice, sampleInspection } from './sample.ts';
import './calibration-path.css';

const CALIBRATED_DEVICE = 'PM-DM-0001';
const calibratedDevice = sampleDevice(CALIBRATED_DEVICE).inspectionDevice;
const before = sampleInspection('PB-2024-00014');
const newReport = sampleInspection('PB-2025-00022');

/** When the device left for the laboratory is not in the data: its order ended with the release (RULES.md ). */
function stations() {
	if (calibratedDevice.interval === null) throw new Error(`${CALIBRATED_DEVICE} has no interval.`);
	const due = calculatedDueDate(before.date, calibratedDevice.interval, SAMPLE.settings.dueMode);
	return [
		{
			day: germanDate(dueDays({ ...calibratedDevice, firstInspectionOpen: false }, due).from),
			text: `Die Vorwarnzeit beginnt; fällig am ${germanDate(due)}`,
			status: 'due',
		},
		{ day: 'danach', text: 'Übergabe an das Labor K2 mit Lieferschein', status: 'in_calibration' },
		{ day: germanDate(newReport.date), text: 'Kalibrierung im Labor: das Prüfdatum', status: 'in_calibration' },
		{
			day: germanDate(newReport.createdAt.slice(0, 10)),
			text: `Eingang: Kalibrierschein geprüft, ${newReport.number} als Entwurf erfasst`,
			status: 'in_calibration',
		},
		{
			day: germanDate(newReport.releasedAt?.slice(0, 10) ?? ''),
			text: `Freigabe: ${germanDate(newReport.date)} + 12\u00a0Monate, zum Monatsende ${calibratedDevice.dueDate === null ? '' : germanDate(calibratedDevice.dueDate)}`,
			status: calibratedDevice.status,
		},
		{ day: 'danach', text: 'Neuer Aufkleber, zurück auf den Werkzeugwagen\u00a01', status: calibratedDevice.status },
	] as const;
}

/** Figure kalibrierung-1: one calibration as a path, with the status at each station. */
export function CalibrationPath() {
	return (
		<Figure
			id="kalibrierung-1"
			caption={<Kept>{`Der Weg von ${CALIBRATED_DEVICE} im August 2025: Die Frist zählt ab dem Prüfdatum, der Status wechselt mit der Freigabe`}</Kept>}
			readable
		>
			<ol className="calibration-path">
				{stations().map(({ day, text, status }) => (
					<li key={text}>
						<b>{day}</b>{' '}
						<span>
							<Kept>{text}</Kept>
						</span>{' '}
						<StatusMark status={statusMark(status)} />
					</li>
				))}
			</ol>
		</Figure>
	);
}
