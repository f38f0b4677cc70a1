import { SHEET, STICKER_FORMATS, type StickerFormat } from '#product/domain/sticker.ts';
import { stickerContent } from '#product/domain/sticker-content.ts';
import { dataMatrixModules, qrModules } from '#product/live/code-modules.ts';
import { DATA_MATRIX_CODES } from '#product/live/data-matrix.ts';
import { Sticker } from '#product/live/Sticker.tsx';
import { STICKER_SUBJECTS } from '#product/live/sticker-subjects.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { Kept } from './Kept.tsx';
import '#product/live/sticker.css';
import './sticker-formats.css';

const [subject] = STICKER_SUBJECTS.filter(({ device }) => device.number === 'PM-MS-0001');

/** What each format says more than the one before, as short as the place allows (RULES.md ). */
const FORMAT_CONTENT: Readonly<Record<StickerFormat, readonly [says: string, code: string]>> = {
	mini: ['Nummer, gültig bis MM/JJ', 'DataMatrix'],
	small: ['dazu Balken mit gültig bis', 'QR-Code oder DataMatrix'],
	standard: ['dazu Bezeichnung, Bereich', 'QR-Code'],
	large: ['dazu Messbereich, letzter Prüfbericht', 'QR-Code'],
	badge: ['Monat und Jahr, Nummer', 'ohne Code'],
	sheet: ['24 Stück wie Groß', 'verkleinert gezeichnet'],
};

function formatSize({ format, width, height }: { format: StickerFormat; width: number; height: number }): string {
	if (format === 'sheet') return '';
	return format === 'badge' ? `Ø\u00a0${width}\u00a0mm` : `${width}\u00a0×\u00a0${height}\u00a0mm`;
}

/** The sheet with the edges of its stickers. */
function SheetOutline() {
	return (
		<svg className="sticker-sheet" viewBox="0 0 210 297" aria-hidden="true">
			<rect className="sticker-paper" width="210" height="297" />
			<path className="format-edges" d={`M70 4.5v288m70 0v-288${Array.from({ length: SHEET.rows + 1 }, (_, row) => `M0 ${4.5 + 36 * row}h210`).join('')}`} />
		</svg>
	);
}

/** Figure aufkleber-1: the formats side by side in one scale, with the codes that Kalibord prints. */
export function StickerFormats() {
	if (subject === undefined) throw new Error('The sample data hold no PM-MS-0001.');
	const { device, shortCode } = subject;
	return (
		<Figure
			id="aufkleber-1"
			caption={
				<Kept>{`Die sechs Formate für ${device.number}, bis auf den Bogen in einem Maßstab. Die QR-Codes enthalten den Kurzlink, der DataMatrix-Code die Prüfmittelnummer.`}</Kept>
			}
			readable
		>
			<ul className="formats">
				{STICKER_FORMATS.map((form) => {
					const { format, label, width } = form;
					const [says, code] = FORMAT_CONTENT[format];
					const content = stickerContent(device, format, 'standard');
					const modules = format === 'mini' ? dataMatrixModules(DATA_MATRIX_CODES[device.number] ?? '') : qrModules(shortCode);
					return (
						<li key={format} className={`format-${format === 'sheet' ? format : width}`}>
							{format === 'sheet' ? <SheetOutline /> : <Sticker form={form} content={content} modules={content.hasCode ? modules : undefined} zoom={1} />}
							<p>
								<b>{label}</b> {formatSize(form)}{' '}
								<span>
									{says}; <i>{code}</i>
								</span>
							</p>
						</li>
					);
				})}
			</ul>
		</Figure>
	);
}
