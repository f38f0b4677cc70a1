import { STICKER_FORMATS } from '#product/domain/sticker.ts';
import { stickerContent } from '#product/domain/sticker-content.ts';
import { qrModules } from '#product/live/code-modules.ts';
import { Sticker } from '#product/live/Sticker.tsx';
import { stickerLayout } from '#product/live/sticker-layout.ts';
import { STICKER_SUBJECTS } from '#product/live/sticker-subjects.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import '#product/live/sticker.css';
import './sticker-parts.css';

const [subject] = STICKER_SUBJECTS.filter(({ device }) => device.number === 'PM-MS-0001');
const [form] = STICKER_FORMATS.filter(({ format }) => format === 'standard');

const LEGEND = [
	'QR-Code mit dem Kurzlink zur Prüfmittelakte; der weiße Rand ist die Ruhezone',
	'Prüfmittelnummer',
	'Monat und Jahr, bis zu dem das Prüfmittel gültig ist, groß zum Ablesen',
	'Bezeichnung',
	'Bereich',
	'Balken: gültig bis, der letzte Tag der Gültigkeit',
];

/** The drawing in millimetres: room for dimensions left and below the sticker, for call-outs right of it and above. */
const BOARD = { width: 64, height: 35.5, left: 5.5, top: 5.5 };
/** Where the call-outs stand at the right, and how far apart. */
const COLUMN = 61;
const STEP = 4.9;

const across = (millimetres: number) => `${((100 * (BOARD.left + millimetres)) / BOARD.width).toFixed(2)}%`;
const down = (millimetres: number) => `${((100 * (BOARD.top + millimetres)) / BOARD.height).toFixed(2)}%`;

type Point = readonly [x: number, y: number];

/** A line between two points, in millimetres of the sticker. */
function Line({ from, to, isPrint = false }: { from: Point; to: Point; isPrint?: boolean }) {
	return <line className={isPrint ? 'parts-on-print' : undefined} x1={across(from[0])} y1={down(from[1])} x2={across(to[0])} y2={down(to[1])} />;
}

/** A call-out in its usual size, wherever the drawing is scaled to. */
function Mark({ n, at }: { n: number; at: Point }) {
	return (
		<>
			<circle cx={across(at[0])} cy={down(at[1])} r="10.5" />
			<text className="parts-mark" x={across(at[0])} y={down(at[1])}>
				{n}
			</text>
		</>
	);
}

/** Figure aufkleber-2: what stands where on a sticker of 50 × 25 mm. */
export function StickerParts() {
	if (subject === undefined || form === undefined) throw new Error('The sample data hold no PM-MS-0001.');
	const { width, height } = form;
	const content = stickerContent(subject.device, form.format, 'standard');
	const { lines, left, free, bar, code } = stickerLayout(form, content, 'qr');
	const codeMiddle = (code?.x ?? 0) + (code?.side ?? 0) / 2;
	const barMiddle = free + bar / 2;
	const column = COLUMN - BOARD.left;
	return (
		<Figure id="aufkleber-2" caption={`Aufbau des Formats ${form.label} mit dem Layout Standard am Beispiel ${subject.device.number}`} legend={LEGEND}>
			<div className="parts">
				<Sticker form={form} content={content} modules={qrModules(subject.shortCode)} zoom={1} />
				<svg width="100%" height="100%" aria-hidden="true">
					<Line from={[0, height + 3]} to={[width, height + 3]} />
					<Line from={[0, height + 1]} to={[0, height + 4.2]} />
					<Line from={[width, height + 1]} to={[width, height + 4.2]} />
					<text className="parts-size" x={across(width / 2)} y={down(height + 3)}>
						{width}&nbsp;mm
					</text>
					<Line from={[-3, 0]} to={[-3, height]} />
					<Line from={[-4.2, 0]} to={[-1, 0]} />
					<Line from={[-4.2, height]} to={[-1, height]} />
					<text className="parts-size parts-upright" x={across(-3)} y={down(height / 2)}>
						{height}&nbsp;mm
					</text>
					<Line from={[codeMiddle, -2.8]} to={[codeMiddle, 0]} />
					<Line from={[codeMiddle, 0]} to={[codeMiddle, (code?.y ?? 0) + 1]} isPrint />
					<Mark n={1} at={[codeMiddle, -2.8]} />
					{lines.map(({ kind, text, y, size }, index) => {
						const middle = y - size * 0.36;
						const end = left + text.length * size * (kind === 'text' ? 0.56 : 0.74) + 1;
						const mark: Point = [column, barMiddle - (lines.length - index) * STEP];
						return (
							<g key={text}>
								<Line from={[end, middle]} to={[width, middle]} isPrint />
								<Line from={[width, middle]} to={mark} />
								<Mark n={index + 2} at={mark} />
							</g>
						);
					})}
					<Line from={[width, barMiddle]} to={[column, barMiddle]} />
					<Mark n={lines.length + 2} at={[column, barMiddle]} />
				</svg>
			</div>
		</Figure>
	);
}
