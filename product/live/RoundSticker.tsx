import type { StickerContent } from '#product/domain/sticker-content.ts';
import { barTextSize } from './sticker-layout.ts';

/** The bar of a restriction within the ring of months: its size, and its upper edge below the centre, in millimetres. */
const RESTRICTION_BAR = { width: 14.4, height: 2.8, top: 3.4 } as const;
/** How far the lines above it make room for the bar, in millimetres. */
const RAISED = 1.9;

/** The Plakette: twelve months round the edge like hours, month and year until which the device is valid in the middle, the number below. */
export function RoundSticker({ content, size }: { content: StickerContent; size: number }) {
	const centre = size / 2;
	const due = content.lines.find(({ kind }) => kind === 'due')?.text;
	const number = content.lines.find(({ kind }) => kind === 'number')?.text ?? '';
	// The text in the bar of a flat sticker; a plain text beside a date is the restriction, which must appear on every sticker (RULES.md ).
	const restriction = content.bar?.tone === 'plain' ? content.bar.text : undefined;
	const notice = content.bar === undefined || restriction !== undefined ? [] : content.bar.text.split(' – ');
	const raised = restriction === undefined ? 0 : RAISED;
	const before = content.lines.find(({ kind }) => kind === 'text')?.text;
	const month = due === undefined ? 0 : Number(due.slice(0, 2));
	return (
		<>
			<circle className="sticker-paper" cx={centre} cy={centre} r={centre} />
			{due !== undefined &&
				Array.from({ length: 12 }, (_, index) => {
					const angle = ((index + 1) / 6) * Math.PI;
					const [x, y] = [centre + Math.sin(angle) * (centre - 2.1), centre - Math.cos(angle) * (centre - 2.1)];
					return (
						<g key={angle}>
							{index + 1 === month && <circle className="sticker-ink" cx={x} cy={y} r="1.6" />}
							<text className={index + 1 === month ? 'sticker-bar-text' : 'sticker-month'} x={x} y={y} fontSize="1.7">
								{index + 1}
							</text>
						</g>
					);
				})}
			{before !== undefined && (
				<text className="sticker-month" x={centre} y={centre - 4.6 - raised} fontSize="1.9">
					{before}
				</text>
			)}
			<text className="sticker-month" x={centre} y={centre - 1 - raised} fontSize="4.6" fontWeight="700">
				{due ?? ''}
			</text>
			<text className="sticker-month" x={centre} y={due === undefined ? centre : centre + 3.6 - raised} fontSize="2.1" fontWeight="700">
				{number}
			</text>
			{restriction !== undefined && (
				<>
					<rect
						className="sticker-bar"
						x={centre - RESTRICTION_BAR.width / 2}
						y={centre + RESTRICTION_BAR.top}
						width={RESTRICTION_BAR.width}
						height={RESTRICTION_BAR.height}
						rx="0.4"
					/>
					<text
						className="sticker-bar-text"
						x={centre}
						y={centre + RESTRICTION_BAR.top + RESTRICTION_BAR.height / 2}
						fontSize={barTextSize(restriction, RESTRICTION_BAR)}
					>
						{restriction}
					</text>
				</>
			)}
			{notice.map((text, line) => (
				<text
					key={text}
					className="sticker-month"
					x={centre}
					y={centre + 4.6 + line * 2.4}
					fontSize={line === 0 && notice.length > 1 ? 2.8 : 1.5}
					fontWeight="700"
					data-tone={content.bar?.tone}
				>
					{text}
				</text>
			))}
		</>
	);
}
