import { SHEET } from '#product/domain/sticker.ts';

/** The sheet of 24 stickers with the place that is printed first (RULES.md ). */
export function Sheet({ start }: { start: number }) {
	return (
		<svg className="sticker-sheet" viewBox="0 0 210 297" width="7rem" role="img" aria-label={`Bogen A4, Startposition ${start} von 24`}>
			<rect className="sticker-paper" width="210" height="297" />
			{Array.from({ length: SHEET.columns * SHEET.rows }, (_, index) => {
				const [x, y] = [(index % SHEET.columns) * 70, 4.5 + Math.floor(index / SHEET.columns) * 36];
				return (
					<g key={`${x} ${y}`} data-state={index + 1 < start ? 'used' : index + 1 === start ? 'first' : 'free'}>
						<rect x={x + 2} y={y + 2} width="66" height="32" rx="3" />
						<text x={x + 35} y={y + 18}>
							{index + 1}
						</text>
					</g>
				);
			})}
		</svg>
	);
}
