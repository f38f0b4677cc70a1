import type { ReactNode } from 'react';
import { Figure } from '#ui/figures/Figure.tsx';
import { Kept } from './Kept.tsx';
import { sampleDevice } from './sample.ts';
import './key-timing.css';

/** The second key of a sequence comes within this time; characters closer than the other are a hand scan (RULES.md ). */
const SEQUENCE = 1000;
const SCAN = 30;
/** End of the axis and the rhythm of the drawn examples, in milliseconds. */
const AXIS_END = 1200;
const BY_HAND = 420;
const BY_SCANNER = 12;
/** Marks of the axis. */
const TICKS = [0, 500, 1000];

const SCANNED_NUMBER = sampleDevice('PM-EM-0001').inspectionDevice.number;
const timeAcross = (milliseconds: number) => `${((100 * milliseconds) / AXIS_END).toFixed(2)}%`;

function Lane({ title, times, height, children }: { title: ReactNode; times: readonly number[]; height: number; children: ReactNode }) {
	return (
		<li>
			<p>{title}</p>
			<svg width="100%" height={height} aria-hidden="true">
				<line className="timing-axis" x1="0" x2="100%" y1="34" y2="34" />
				{times.map((time) => (
					<line key={time} className="timing-key" x1={timeAcross(time)} x2={timeAcross(time)} y1="16" y2="34" transform="translate(1)" />
				))}
				{children}
				{TICKS.map((time) => (
					<g key={time}>
						<line x1={timeAcross(time)} x2={timeAcross(time)} y1="34" y2="39" transform="translate(1)" />
						<text className="timing-tick" x={timeAcross(time)} y={height - 2} dx={time === 0 ? 0 : 1} data-first={time === 0 || undefined}>
							{time === 0 ? '0\u00a0ms' : time}
						</text>
					</g>
				))}
			</svg>
		</li>
	);
}

/** Figure of the post on hotkeys: a sequence by hand and the scan of a number on one axis of time. */
export function KeyTiming() {
	const scan = [...SCANNED_NUMBER].map((_, index) => index * BY_SCANNER);
	return (
		<Figure
			id="improvements-hotkeys-1"
			caption={`Eine Folge von Hand und ein Handscan auf derselben Zeitachse bis ${AXIS_END}\u00a0ms; jeder Strich ist ein Zeichen, die Abstände sind Beispiele`}
			text={
				<ul>
					<li>
						Folge von Hand: G, nach {BY_HAND}&nbsp;ms P. Der Abstand liegt unter {SEQUENCE / 1000}&nbsp;s und über {SCAN}&nbsp;ms, die Folge öffnet Prüfmittel.
					</li>
					<li>
						Handscan von <Kept>{SCANNED_NUMBER}</Kept>: {scan.length}&nbsp;Zeichen im Abstand von {BY_SCANNER}&nbsp;ms. Der Abstand liegt unter {SCAN}&nbsp;ms,
						die Zeichen gehen in das Suchfeld.
					</li>
				</ul>
			}
		>
			<ul className="timing">
				<Lane
					title={
						<>
							<b>Folge von Hand</b>: Abstand {BY_HAND}&nbsp;ms, öffnet Prüfmittel
						</>
					}
					times={[0, BY_HAND]}
					height={68}
				>
					<rect x={timeAcross(0)} width={timeAcross(SEQUENCE)} y="42" height="6" />
					<text x="0" y="11">
						G
					</text>
					<text x={timeAcross(BY_HAND)} y="11">
						P
					</text>
					<text className="timing-limit" x={timeAcross(SEQUENCE)} y="29" dx="-4">
						Frist {SEQUENCE / 1000}&#160;s
					</text>
					<line className="timing-end" x1={timeAcross(SEQUENCE)} x2={timeAcross(SEQUENCE)} y1="14" y2="48" />
				</Lane>
				<Lane
					title={
						<>
							<b>Handscan</b>: Abstand {BY_SCANNER}&nbsp;ms, unter {SCAN}&nbsp;ms, geht in das Suchfeld
						</>
					}
					times={scan}
					height={54}
				>
					<text x="0" y="11">
						{SCANNED_NUMBER}
					</text>
				</Lane>
			</ul>
		</Figure>
	);
}
