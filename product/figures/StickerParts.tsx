import { STICKER_FORMATS } from '#product/domain/sticker.ts';
import { stickerContent } from '#product/domain/sticker-content.ts';
import { qrModules } from '#product/live/code-modules.ts';
import { Sticker } from '#product/live/Sticker.tsx';
import { stickerLayout } from '#product/live/sticker-layout.ts';
import { STICKER_SUBJECTS } from '#product/live/sticker-subjects.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { Kept } from './Kept.tsx';
import '#product/live/sticker.css';
import './sticker-parts.css';

const [subject] = STICKER_SUBJECTS.filter(({ device }) => device.number === 'PM-MS-0001');
const [form] = STICKER_FORMATS.filter(({ format }) => format === 'standard');

const STICKER_LEGEND = [
	'QR-Code mit dem Kurzlink zur Prüfmittelakte; der weiße Rand ist die Ruhezone',
	'Prüfmittelnummer',
	'Monat und Jahr, bis zu dem das Prüfmittel gültig ist, groß zum Ablesen',
	'Bezeichnung',
	'Bereich',
	'Balken: gültig bis, der letzte Tag der Gültigkeit',
];

/** The drawing in millimetres: room for dimensions left and below the sticker, for call-outs right of it and above. */
interface Artboard {
	name: 'wide' | 'narrow';
	width: number;
	height: number;
	left: number;
	top: number;
	/** Where the call-outs stand at the right, and how far apart: further on a narrow figure, where a millimetre is smaller. */
	column: number;
	step: number;
}

export const ARTBOARDS: readonly Artboard[] = [
	{ name: 'wide', width: 64, height: 35.5, left: 5.5, top: 5.5, column: 61, step: 4.9 },
	{ name: 'narrow', width: 66, height: 40, left: 5.5, top: 9.5, column: 63, step: 6.2 },
];

type Point = readonly [x: number, y: number];

interface DimensionedStickerProps {
	board: Artboard;
	subject: (typeof STICKER_SUBJECTS)[number];
	form: (typeof STICKER_FORMATS)[number];
}

/** The sticker with dimensions and call-outs; words and call-outs keep their size, whatever size a millimetre has. */
function DimensionedSticker({ board, subject, form }: DimensionedStickerProps) {
	const across = (millimetres: number) => `${((100 * (board.left + millimetres)) / board.width).toFixed(2)}%`;
	const down = (millimetres: number) => `${((100 * (board.top + millimetres)) / board.height).toFixed(2)}%`;
	/** A line between two points, in millimetres of the sticker. */
	const line = (from: Point, to: Point, isPrint = false) => (
		<line className={isPrint ? 'parts-on-print' : undefined} x1={across(from[0])} y1={down(from[1])} x2={across(to[0])} y2={down(to[1])} />
	);
	const mark = (n: number, at: Point) => (
		<>
			<circle cx={across(at[0])} cy={down(at[1])} r="10.5" />
			<text className="parts-mark" x={across(at[0])} y={down(at[1])}>
				{n}
			</text>
		</>
	);
	const { width, height } = form;
	const content = stickerContent(subject.device, form.format, 'standard');
	const { lines, left, free, bar, code } = stickerLayout(form, content, 'qr');
	const codeMiddle = (code?.x ?? 0) + (code?.side ?? 0) / 2;
	const barMiddle = free + bar / 2;
	const column = board.column - board.left;
	return (
		<div className="parts" data-board={board.name}>
			<Sticker form={form} content={content} modules={qrModules(subject.shortCode)} zoom={1} />
			<svg width="100%" height="100%" aria-hidden="true">
				{line([0, height + 3], [width, height + 3])}
				{line([0, height + 1], [0, height + 4.2])}
				{line([width, height + 1], [width, height + 4.2])}
				<text className="parts-size" x={across(width / 2)} y={down(height + 3)}>
					{width}&nbsp;mm
				</text>
				{line([-3, 0], [-3, height])}
				{line([-4.2, 0], [-1, 0])}
				{line([-4.2, height], [-1, height])}
				{/* A picture of its own, because an attribute can turn only what stands at the origin, and WebKit turns by a style about another point. */}
				<svg x={across(-3)} y={down(height / 2)} overflow="visible" aria-hidden="true">
					<text className="parts-size" transform="rotate(-90)">
						{height}&nbsp;mm
					</text>
				</svg>
				{line([codeMiddle, -2.8], [codeMiddle, 0])}
				{line([codeMiddle, 0], [codeMiddle, (code?.y ?? 0) + 1], true)}
				{mark(1, [codeMiddle, -2.8])}
				{lines.map(({ kind, text, y, size }, index) => {
					const middle = y - size * 0.36;
					const end = left + text.length * size * (kind === 'text' ? 0.56 : 0.74) + 1;
					const at: Point = [column, barMiddle - (lines.length - index) * board.step];
					return (
						<g key={text}>
							{line([end, middle], [width, middle], true)}
							{line([width, middle], at)}
							{mark(index + 2, at)}
						</g>
					);
				})}
				{line([width, barMiddle], [column, barMiddle])}
				{mark(lines.length + 2, [column, barMiddle])}
			</svg>
		</div>
	);
}

/** Figure aufkleber-2: what stands where on a sticker of 50 × 25 mm. */
export function StickerParts() {
	if (subject === undefined || form === undefined) throw new Error('The sample data hold no PM-MS-0001.');
	return (
		<Figure
			id="aufkleber-2"
			caption={<Kept>{`Aufbau des Formats ${form.label} mit dem Layout Standard am Beispiel ${subject.device.number}`}</Kept>}
			legend={STICKER_LEGEND}
		>
			{ARTBOARDS.map((board) => (
				<DimensionedSticker key={board.name} board={board} subject={subject} form={form} />
			))}
		</Figure>
	);
}
