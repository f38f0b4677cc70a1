import { home } from '../strings.ts';

/** Millimetres to units of the drawing. */
const SCALE = 7;
const ZERO = 40;
/** The reading: the tenth that lines up on the vernier is the sixth. */
const READING = 24.6;

const x = (millimetres: number) => ZERO + millimetres * SCALE;

/** A caliper with a true vernier: ten divisions over nineteen millimetres, so the sixth meets a line of the beam at 24,6 mm. */
export function Caliper() {
	const jaw = x(READING);
	return (
		<svg className="caliper" viewBox="0 0 520 250" role="img" aria-label={home.caliper}>
			<path className="caliper-body" d={`M4 30h512v46H40v128c0 24-8 34-14 34-4 0-5-4-5-9L11 104C5 96 4 92 4 84Z`} />
			<path className="caliper-slide" d={`M${jaw} 10h172v66h0v50h-130v74c0 26-8 38-15 38-4 0-5-4-6-9l-9-35c-8-11-12-18-12-34Z`} />
			<g className="caliper-ticks">
				{Array.from({ length: 66 }, (_, mm) => (
					<path key={mm} d={`M${x(mm)} 76v-${mm % 10 === 0 ? 22 : mm % 5 === 0 ? 16 : 10}`} />
				))}
				{Array.from({ length: 11 }, (_, tenth) => (
					<path key={tenth} className={tenth === 6 ? 'caliper-meet' : undefined} d={`M${jaw + tenth * 1.9 * SCALE} 76v${tenth % 5 === 0 ? 20 : 13}`} />
				))}
			</g>
			<g className="caliper-numbers">
				{[0, 10, 20, 30, 40, 50, 60].map((mm) => (
					<text key={mm} x={x(mm)} y="49">
						{mm}
					</text>
				))}
				{[0, 5, 10].map((tenth) => (
					<text key={tenth} x={jaw + tenth * 1.9 * SCALE} y="111">
						{tenth}
					</text>
				))}
			</g>
			<path className="caliper-measure" d={`M40 190v18M${jaw} 190v18M40 199H${jaw}`} />
			<text className="caliper-reading" x={(ZERO + jaw) / 2} y="184">
				24,6 mm
			</text>
		</svg>
	);
}
