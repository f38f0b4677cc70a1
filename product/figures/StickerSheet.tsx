import { SHEET } from '#product/domain/sticker.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { DEVICES } from './sample.ts';
import './sticker-sheet.css';

const SHEET_PLACES = SHEET.columns * SHEET.rows;
/** Startposition of the example: five stickers of the sheet are used up (manual, „Bogen mit Startposition“). */
const START_PLACE = 6;

/** What `status:"im Umlauf"` finds, by number. */
const NUMBERS = DEVICES.filter(({ inspectionDevice: { status } }) => status === 'in_circulation')
	.map(({ inspectionDevice: { number } }) => number)
	.toSorted();

/** What stands in places without a sticker of this run. */
const PLACE_WORDS: Readonly<Record<string, string>> = { used: 'verbraucht', free: 'frei' };

/** Places 1 to 24: used up, printed for a device, or free. */
export const places = Array.from({ length: SHEET_PLACES }, (_, index) => {
	const place = index + 1;
	const number = NUMBERS[place - START_PLACE];
	return { place, number, state: place < START_PLACE ? 'used' : number === undefined ? 'free' : place === START_PLACE ? 'first' : 'printed' };
});

const lastPlace = START_PLACE + NUMBERS.length - 1;

/** Figure aufkleber-3: a sheet that has been begun, with the stickers of all devices im Umlauf. */
export function StickerSheet() {
	return (
		<Figure
			id="aufkleber-3"
			caption={`Bogen A4 mit ${SHEET.columns}\u00a0×\u00a0${SHEET.rows} Aufklebern, gedruckt ab Startposition ${START_PLACE} für die ${NUMBERS.length} Prüfmittel im Umlauf`}
			readable
		>
			<div className="sheet">
				<ol className="sheet-paper">
					{places.map(({ place, number, state }) => (
						<li key={place} data-state={state}>
							<b>{place}</b> {number ?? PLACE_WORDS[state]}
						</li>
					))}
				</ol>
				<p className="sheet-across">Breite 210&nbsp;mm = 3&nbsp;×&nbsp;70&nbsp;mm</p>
				<p className="sheet-down">Höhe 297&nbsp;mm = 8&nbsp;×&nbsp;36&nbsp;mm + 9&nbsp;mm</p>
				<ul className="sheet-key">
					<li data-state="used">1–{START_PLACE - 1}: schon verbraucht</li>
					<li data-state="first">{START_PLACE}: Startposition</li>
					<li data-state="printed">
						{START_PLACE}–{lastPlace}: bedruckt, zeilenweise
					</li>
					<li data-state="free">{lastPlace + 1}: bleibt frei</li>
				</ul>
			</div>
		</Figure>
	);
}
