import { germanDate } from '#product/domain/calendar-date.ts';
import { INSPECTION_KINDS, INSPECTION_RESULTS } from '#product/domain/inspection-effect.ts';
import { intervalInWords } from '#product/domain/interval.ts';
import { DeviceStatusMark } from '../Status.tsx';
import { type FirstDevice, type FirstDeviceInput, firstReportNumber } from './first-device.ts';

interface FirstDeviceFactsProps {
	input: FirstDeviceInput;
	/** Steps taken. */
	done: number;
	device: FirstDevice;
}

/** What there is in Kalibord after the steps taken so far. */
export function FirstDeviceFacts({ input, done, device }: FirstDeviceFactsProps) {
	return (
		<dl className="live-facts">
			<dt>Bereich</dt>
			<dd>{done >= 1 ? `${input.areaCode} ${input.areaName}` : 'noch keiner'}</dd>
			<dt>Gruppe</dt>
			<dd>{done >= 2 ? `${input.groupCode} ${input.groupName}, ${intervalInWords(input.interval)}` : 'noch keine'}</dd>
			<dt>Prüfmittel</dt>
			<dd>{done >= 3 ? `${device.number}, ${input.designation}` : 'noch keins'}</dd>
			{done >= 3 && (
				<>
					<dt>Status</dt>
					<dd>
						<DeviceStatusMark status={device.status} />
						{device.restriction !== null && `, eingeschränkt: ${device.restriction}`}
					</dd>
					<dt>fällig am</dt>
					<dd>{device.dueDate === null ? 'kein Datum' : germanDate(device.dueDate)}</dd>
					<dt>verwendbar</dt>
					<dd>{device.usable ? 'ja' : 'nein'}</dd>
				</>
			)}
			{done >= 4 && (
				<>
					<dt>Prüfbericht</dt>
					<dd>
						{firstReportNumber(input.inspected)}, {INSPECTION_KINDS.find(({ kind }) => kind === input.kind)?.label},{' '}
						{INSPECTION_RESULTS.find(({ result }) => result === input.result)?.label}, freigegeben
					</dd>
				</>
			)}
		</dl>
	);
}

/** What happened with the last step, and why. */
export function whatHappened(done: number, input: FirstDeviceInput, device: FirstDevice): string {
	if (done === 0) return 'Der Bestand ist leer.';
	if (done === 1) return 'Der Bereich ist bei neuen Geräten wählbar.';
	if (done === 2) return 'Neue Prüfmittel der Gruppe beginnen mit diesem Prüfintervall.';
	if (done === 3) return 'Das Prüfmittel ist angelegt. Die Erstprüfung ist offen, deshalb gilt das Aufnahmedatum als Fälligkeitsdatum.';
	if (device.status === 'blocked') return 'Ein nicht bestandener Prüfbericht sperrt das Prüfmittel und setzt keine Frist.';
	if (!device.firstInspectionOpen) return 'Der Prüfbericht ist fristwirksam: Die Frist läuft ab dem Prüfdatum.';
	return input.result === 'not_assessed'
		? 'Ohne Bewertung ist der Prüfbericht nicht fristwirksam, die Erstprüfung bleibt offen.'
		: 'Diese Prüfart ist bei kalibrierpflichtigen Prüfmitteln nicht fristwirksam, die Erstprüfung bleibt offen.';
}
