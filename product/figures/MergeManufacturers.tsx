import { SAMPLE } from '#product/sample.ts';
import { DrawnCheck } from '#ui/figures/DrawnControls.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import './merge-manufacturers.css';

const TARGET = 'Musterlehren';
const DUPLICATE = 'Musterlehren GmbH';
/** What the preview of the scene names (RULES.md ); the sample data hold the state after merging. */
const MOVED = 2;
/** Apparatuses of the target after merging. */
export const MERGED = SAMPLE.apparatuses.filter(({ manufacturer }) => manufacturer?.name === TARGET).length;

interface ManufacturerEntryProps {
	name: string;
	/** Apparatuses that were there, and those that come from the duplicate. */
	own: number;
	moved: number;
}

/** Side of a square and the way to the next one, in pixels. */
const SIZE = 10;
const SQUARE_STEP = 13;

function ManufacturerEntry({ name, own, moved }: ManufacturerEntryProps) {
	const squares = Array.from({ length: own + moved }, (_, index) => (
		<rect key={index} x={index * SQUARE_STEP + 1} y="1" width={SIZE} height={SIZE} rx="2" className={index < own ? undefined : 'merge-moved'} />
	));
	return (
		<>
			<span>
				<b>{name}</b> {own + moved}&nbsp;Geräte
			</span>
			<svg width={(own + moved) * SQUARE_STEP} height={SIZE + 2} aria-hidden="true">
				{squares}
			</svg>
		</>
	);
}

/** Figure stammdaten-3, also in the post on master data: two entries of one manufacturer before and after merging. */
export function MergeManufacturers({ id = 'stammdaten-3' }: { id?: string }) {
	return (
		<Figure
			id={id}
			caption={`Zusammenführen am Beispiel eines doppelt erfassten Herstellers; jedes Kästchen ist ein Gerät`}
			text={
				<p>
					Vorher: „{TARGET}“ mit {MERGED - MOVED}&nbsp;Geräten und „{DUPLICATE}“ mit {MOVED}&nbsp;Geräten, beide ausgewählt. Die Vorschau nennt „{MOVED} Geräte
					werden umgehängt“. Nachher: ein Eintrag „{TARGET}“ mit {MERGED}&nbsp;Geräten.
				</p>
			}
		>
			<div className="merge">
				<div className="merge-side">
					<p>vorher</p>
					<DrawnCheck checked>
						<ManufacturerEntry name={TARGET} own={MERGED - MOVED} moved={0} />
					</DrawnCheck>
					<DrawnCheck checked>
						<ManufacturerEntry name={DUPLICATE} own={0} moved={MOVED} />
					</DrawnCheck>
				</div>
				<div className="merge-arrow">
					<b>Zusammenführen</b>
					<span>„{MOVED} Geräte werden umgehängt“</span>
				</div>
				<div className="merge-side">
					<p>nachher</p>
					<DrawnCheck>
						<ManufacturerEntry name={TARGET} own={MERGED - MOVED} moved={MOVED} />
					</DrawnCheck>
				</div>
			</div>
		</Figure>
	);
}
