import { MODULES_WITH_QUIET_ZONE } from '#product/domain/sticker.ts';
import type { StickerContent, StickerLine } from '#product/domain/sticker-content.ts';
import { type Modules, modulePath } from './code-modules.ts';
import { RoundSticker } from './RoundSticker.tsx';

interface StickerProps {
	form: { format: string; label: string; width: number; height: number };
	content: StickerContent;
	/** Undefined for a sticker without code. */
	modules: Modules | undefined;
	zoom: number;
}

/** Width of a letter beside its height, wide enough for capitals and digits of any system's own face. */
const LETTER = 0.64;
const BOLD_LETTER = 0.78;
/** A printed code module of three dots at 203 dpi, in millimetres. */
const MODULE = (3 * 25.4) / 203;
const MARGIN = 1;
const SCALE: Readonly<Record<StickerLine['kind'], number>> = { number: 1.15, due: 1.7, text: 0.92 };

/** A sticker drawn in millimetres, as it is printed: black and red on white in both colour modes. */
export function Sticker({ form, content, modules, zoom }: StickerProps) {
	const { width, height } = form;
	const words = [...content.lines.map(({ text }) => text), content.bar?.text ?? ''].filter((text) => text !== '').join(', ');
	return (
		<svg
			className="sticker"
			width={`${width * zoom}mm`}
			viewBox={`-0.3 -0.3 ${width + 0.6} ${height + 0.6}`}
			role="img"
			aria-label={`Aufkleber ${form.label}: ${words}${modules === undefined ? '' : ', mit Code'}`}
		>
			{form.format === 'badge' ? <RoundSticker content={content} size={width} /> : <Flat form={form} content={content} modules={modules} />}
		</svg>
	);
}

function Flat({ form: { width, height }, content, modules }: Omit<StickerProps, 'zoom'>) {
	const bar = content.bar === undefined ? 0 : Math.min(4.4, Math.max(2.4, height * 0.15));
	const free = height - bar;
	const quiet = modules?.length === 25 ? 4 : 1;
	const side = modules === undefined ? 0 : MODULES_WITH_QUIET_ZONE[quiet === 4 ? 'qr' : 'datamatrix'] * MODULE;
	const code = Math.min(side, free - 0.4);
	const left = modules === undefined ? MARGIN * 1.5 : MARGIN * 0.5 + code;
	return (
		<>
			<rect className="sticker-paper" width={width} height={height} rx="1" />
			{modules !== undefined && (
				<path
					className="sticker-ink"
					transform={`translate(${0.5} ${(free - code) / 2}) scale(${code / (modules.length + 2 * quiet)}) translate(${quiet} ${quiet})`}
					d={modulePath(modules)}
					shapeRendering="crispEdges"
				/>
			)}
			<Lines lines={content.lines} left={left} room={width - left - MARGIN} height={free} />
			{content.bar !== undefined && (
				<>
					<path className="sticker-bar" data-tone={content.bar.tone} d={`M0 ${free}H${width}V${height - 1}a1 1 0 0 1 -1 1H1a1 1 0 0 1 -1 -1Z`} />
					<text className="sticker-bar-text" x={width / 2} y={free + bar / 2} fontSize={sizeFor(content.bar.text, bar * 0.72, width - 2 * MARGIN, BOLD_LETTER)}>
						{content.bar.text}
					</text>
				</>
			)}
		</>
	);
}

function Lines({ lines, left, room, height }: { lines: readonly StickerLine[]; left: number; room: number; height: number }) {
	const weight = lines.reduce((sum, { kind }) => sum + SCALE[kind] * 1.22, 0);
	const unit = Math.min(2.9, (height - 2.4) / weight);
	const used = weight * unit;
	let y = (height - used) / 2;
	return lines.map(({ kind, text }) => {
		const size = sizeFor(text, unit * SCALE[kind], room, kind === 'text' ? LETTER : BOLD_LETTER);
		y += unit * SCALE[kind] * 1.22;
		return (
			<text key={text} className="sticker-ink" x={left} y={y - unit * SCALE[kind] * 0.34} fontSize={size} fontWeight={kind === 'text' ? 400 : 700}>
				{text}
			</text>
		);
	});
}

/** The size wanted, or the largest at which the text fits the room. */
function sizeFor(text: string, wanted: number, room: number, letter: number): number {
	return Math.min(wanted, room / (text.length * letter));
}
