import { germanDate } from '#product/domain/calendar-date.ts';
import { STICKER_FORMATS } from '#product/domain/sticker.ts';
import { stickerContent } from '#product/domain/sticker-content.ts';
import { qrModules } from '#product/live/code-modules.ts';
import { Sticker } from '#product/live/Sticker.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import { Kept } from './Kept.tsx';
import { type SampleDevice, sampleDevice } from './sample.ts';
import '#product/live/sticker.css';
import './workshop-sticker.css';

const WORKSHOP_FORMAT = STICKER_FORMATS[2];

const STICKERS = [
	{ device: sampleDevice('PM-MS-0001'), layout: 'standard', verdict: 'benutzen' },
	{ device: sampleDevice('PM-BM-0002'), layout: 'restricted', verdict: 'benutzen, aber nur im genannten Messbereich' },
	{ device: sampleDevice('PM-BM-0003'), layout: 'blocked', verdict: 'nicht benutzen' },
] as const;

/** What the sticker is made of (RULES.md R-12.1, R-12.2). */
function contentOfDevice({ inspectionDevice, identNo, designation, range, area }: SampleDevice, layout: (typeof STICKERS)[number]['layout']) {
	const { number, dueDate, restriction, lastInspection } = inspectionDevice;
	const device = { number, identNo, designation, range, area: area.name, dueDate, restriction, lastInspection: lastInspection?.number ?? null };
	return stickerContent(device, WORKSHOP_FORMAT.format, layout);
}

/** Figure werkstatt-1: the three stickers that people at the machines meet, and what they mean. */
export function WorkshopSticker() {
	return (
		<Figure
			id="werkstatt-1"
			caption="Drei Aufkleber und was sie erlauben"
			text={
				<ul>
					{STICKERS.map(({ device, layout, verdict }) => (
						<li key={layout}>
							<Kept>{device.inspectionDevice.number}</Kept>
							{layout === 'blocked'
								? ', GESPERRT'
								: `, gültig bis ${germanDate(device.inspectionDevice.dueDate ?? '')}${layout === 'restricted' ? `, ${device.inspectionDevice.restriction}` : ''}`}
							: {verdict}.
						</li>
					))}
				</ul>
			}
		>
			<ul className="workshop-stickers">
				{STICKERS.map(({ device, layout, verdict }) => (
					<li key={layout}>
						<Sticker form={WORKSHOP_FORMAT} content={contentOfDevice(device, layout)} modules={qrModules(device.shortCode)} zoom={1} />
						<b data-verdict={layout === 'blocked' ? 'no' : 'yes'}>{verdict}</b>
					</li>
				))}
			</ul>
		</Figure>
	);
}
