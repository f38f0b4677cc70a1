import type { StickerContent } from '#product/domain/sticker-content.ts';
import { type Modules, modulePath } from './code-modules.ts';
import { RoundSticker } from './RoundSticker.tsx';
import { stickerLayout } from './sticker-layout.ts';

interface StickerProps {
	form: { format: string; label: string; width: number; height: number };
	content: StickerContent;
	/** Undefined for a sticker without code. */
	modules: Modules | undefined;
	zoom: number;
}

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

function Flat({ form, content, modules }: Omit<StickerProps, 'zoom'>) {
	const { width, height } = form;
	const quiet = modules?.length === 25 ? 4 : 1;
	const { free, bar, left, lines, barSize, code } = stickerLayout(form, content, modules && (quiet === 4 ? 'qr' : 'datamatrix'));
	return (
		<>
			<rect className="sticker-paper" width={width} height={height} rx="1" />
			{modules !== undefined && code !== undefined && (
				<path
					className="sticker-ink"
					transform={`translate(${code.x} ${code.y}) scale(${code.side / (modules.length + 2 * quiet)}) translate(${quiet} ${quiet})`}
					d={modulePath(modules)}
					shapeRendering="crispEdges"
				/>
			)}
			{lines.map(({ kind, text, y, size }) => (
				<text key={text} className="sticker-ink" x={left} y={y} fontSize={size} fontWeight={kind === 'text' ? 400 : 700}>
					{text}
				</text>
			))}
			{content.bar !== undefined && (
				<>
					<path className="sticker-bar" data-tone={content.bar.tone} d={`M0 ${free}H${width}V${height - 1}a1 1 0 0 1 -1 1H1a1 1 0 0 1 -1 -1Z`} />
					<text className="sticker-bar-text" x={width / 2} y={free + bar / 2} fontSize={barSize}>
						{content.bar.text}
					</text>
				</>
			)}
		</>
	);
}
