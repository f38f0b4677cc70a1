import { Fragment } from 'react';
import './kept.css';

/** Numbers of devices and reports, and measures with their unit: `PM-MS-0001`, `0–150 mm`, `1000 × 630 mm` (RULES.md ). */
const UNBROKEN = /([A-Z]{2,3}-(?:[A-Z]{2}-)?\d[\d-]*|\d[\d.,]*(?:\s?[–×]\s?\d[\d.,]*)*\s(?:µm|mm|cm|bar|mbar|kg|g|°C|N·m|A|V)(?!\p{L}))/u;

/** A text whose numbers and measures stay in one line. It keeps every character, so that copying and searching find what the data hold. */
export function Kept({ children }: { children: string }) {
	return children.split(UNBROKEN).map((part, index) =>
		index % 2 === 1 ? (
			<span key={index} className="kept">
				{part}
			</span>
		) : (
			<Fragment key={index}>{part}</Fragment>
		),
	);
}
