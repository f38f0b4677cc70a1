import { useState } from 'react';
import {
	codeSize,
	offeredLayouts,
	PRINTERS,
	presetLayout,
	qrContent,
	STICKER_FORMATS,
	STICKER_LAYOUTS,
	type StickerCode,
	type StickerFormat,
	type StickerLayout,
	stickerProblem,
	stickerProblemText,
} from '#product/domain/sticker.ts';
import { stickerContent } from '#product/domain/sticker-content.ts';
import { island } from '#ui/islands/island.tsx';
import { Choice } from './Choice.tsx';
import { dataMatrixModules, qrModules } from './code-modules.ts';
import type { DataMatrixCodes } from './data-matrix.ts';
import { LiveExample } from './LiveExample.tsx';
import { NumberField } from './NumberField.tsx';
import { SelectField } from './SelectField.tsx';
import { Sheet } from './Sheet.tsx';
import { Sticker } from './Sticker.tsx';
import { type SampleSticker, STICKER_SUBJECTS } from './sticker-subjects.ts';
import './sticker.css';

const layoutLabel = (layout: StickerLayout) => STICKER_LAYOUTS.find((candidate) => candidate.layout === layout)?.label ?? '';
const FORMAT_OPTIONS = STICKER_FORMATS.map(({ format, label, width, height }) => ({
	value: format,
	label: format === 'badge' ? `${label}, Ø ${width}\u00a0mm` : format === 'sheet' ? `${label}, 24 Stück` : `${label}, ${width} × ${height}\u00a0mm`,
}));
const DEVICE_OPTIONS = STICKER_SUBJECTS.map(({ device }) => ({ value: device.number, label: `${device.number} ${device.designation}` }));
const CODES: readonly { value: StickerCode; label: string }[] = [
	{ value: 'qr', label: 'QR-Code' },
	{ value: 'datamatrix', label: 'DataMatrix' },
];
const ZOOMS = [
	{ value: '1', label: 'Originalgröße' },
	{ value: '2', label: 'doppelt' },
] as const;

interface StickerPreviewProps {
	/** From `./data-matrix.ts`. */
	dataMatrix: DataMatrixCodes;
	/** Numbers of devices that are not offered: a page may be older than they are. */
	without?: readonly string[];
}

function StickerPreviewContent({ dataMatrix, without = [] }: StickerPreviewProps) {
	const [number, setNumber] = useState('PM-MS-0001');
	const [format, setFormat] = useState<StickerFormat>('standard');
	const [chosen, setLayout] = useState<StickerLayout | undefined>();
	const [wanted, setCode] = useState<StickerCode>('qr');
	const [zoom, setZoom] = useState<(typeof ZOOMS)[number]['value']>('2');
	const [start, setStart] = useState(1);
	const sample = STICKER_SUBJECTS.find(({ device }) => device.number === number);
	const form = STICKER_FORMATS.find((candidate) => candidate.format === format);
	if (sample === undefined || form === undefined) return null;
	const layout = chosen ?? presetLayout(sample) ?? 'standard';
	const codes: readonly StickerCode[] = form.codes;
	const code = codes.includes(wanted) ? wanted : (codes[0] ?? null);
	const problem = stickerProblem(sample, { format, layout, code, number });
	const content = stickerContent(sample.device, format, layout);
	return (
		<LiveExample
			title="Aufkleber-Vorschau"
			lead="Wählen Sie Prüfmittel, Format und Layout. Das Layout ist nach dem Status vorgewählt."
			later="sticker-sheet sticker-month"
		>
			<div className="live-form">
				<SelectField
					label="Prüfmittel"
					value={number}
					options={DEVICE_OPTIONS.filter(({ value }) => !without.includes(value))}
					onChange={(next) => {
						setNumber(next);
						setLayout(undefined);
					}}
					wide
				/>
				<SelectField label="Format" value={format} options={FORMAT_OPTIONS} onChange={setFormat} />
				<SelectField
					label="Layout"
					value={layout}
					options={offeredLayouts(sample).map((value) => ({ value, label: layoutLabel(value) }))}
					onChange={setLayout}
				/>
				{codes.length > 1 && <Choice legend="Code" value={wanted} options={CODES} onChange={setCode} />}
				{format === 'sheet' && <NumberField label="Startposition (1–24)" value={start} min={1} max={24} onChange={setStart} />}
				<Choice legend="Anzeige" value={zoom} options={ZOOMS} onChange={setZoom} />
			</div>
			<div className="sticker-stage" role="status">
				{problem === undefined ? (
					<Sticker form={form} content={content} modules={content.hasCode ? modulesOf(code, sample, dataMatrix) : undefined} zoom={Number(zoom)} />
				) : (
					<p className="live-problem">
						{stickerProblemText(problem)}
						{problem !== 'retired' && ` (${problem})`}
						{problem === 'KB-504' && ` Möglich ist das Layout ${layoutLabel(presetLayout(sample) ?? 'code_only')}.`}
					</p>
				)}
				{problem === undefined && format === 'sheet' && <Sheet start={start} />}
			</div>
			{problem === undefined && content.hasCode && code !== null && <CodeFacts code={code} content={code === 'qr' ? qrContent(sample.shortCode) : number} />}
		</LiveExample>
	);
}

function modulesOf(code: StickerCode | null, { device, shortCode }: SampleSticker, dataMatrix: DataMatrixCodes) {
	if (code === null) return undefined;
	return code === 'qr' ? qrModules(shortCode) : dataMatrixModules(dataMatrix[device.number] ?? '');
}

function CodeFacts({ code, content }: { code: StickerCode; content: string }) {
	const sizes = PRINTERS.map((printer) => `${codeSize(code, printer).toFixed(1).replace('.', ',')}\u00a0mm bei ${printer.dpi}\u00a0dpi`).join(', ');
	return (
		<dl className="live-facts sticker-facts">
			<dt>Inhalt</dt>
			<dd className="live-code">{content.split(/(?<=\/)/).map((part, index) => [index > 0 && <wbr key={part} />, part])}</dd>
			<dt>Code</dt>
			<dd>{code === 'qr' ? 'QR-Code, Version 2-M, 25\u00a0×\u00a025 Module' : 'DataMatrix, 14\u00a0×\u00a014 Module'}</dd>
			<dt>mit Ruhezone</dt>
			<dd>{sizes}</dd>
		</dl>
	);
}

/** Stickers of the example works with real codes (RULES.md R-12). */
export const StickerPreview = island(StickerPreviewContent);
