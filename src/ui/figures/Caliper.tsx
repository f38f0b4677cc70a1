import './caliper.css';
import { home } from '#words/home.ts';

/** Units of the drawing a millimetre. */
const MILLIMETRE = 7;
/** Where the jaw of the beam measures from. */
const FACE = 40;
/** The scales begin a little beside the faces, on beam and slide alike. */
const INSET = 16;
/** The sixth division of the vernier meets a line of the beam. */
const TENTHS = 6;
const READING = 24 + TENTHS / 10;
const LABEL = `${READING.toFixed(1).replace('.', ',')}\u00a0mm`;
const JAW = FACE + READING * MILLIMETRE;

const onBeam = (millimetres: number) => FACE + INSET + millimetres * MILLIMETRE;
/** Ten divisions of the vernier stand over nineteen millimetres. */
const onVernier = (tenth: number) => JAW + INSET + tenth * 1.9 * MILLIMETRE;

const beamTicks = Array.from({ length: 65 }, (_, mm) => `M${onBeam(mm)} 76v-${mm % 10 === 0 ? 22 : mm % 5 === 0 ? 16 : 10}`).join('');
const vernierTicks = Array.from({ length: 11 }, (_, tenth) => (tenth === TENTHS ? '' : `M${onVernier(tenth).toFixed(1)} 76v${tenth % 5 === 0 ? 20 : 13}`)).join(
	'',
);

/** A caliper with a true vernier, set to one reading: its label and drawing come from the same numbers. */
export function Caliper() {
	return (
		<svg className="caliper" viewBox="0 0 530 246" role="img" aria-label={home.caliper(LABEL)}>
			<path className="caliper-body" d="M4 30h520v46H40v128c0 24-8 34-14 34-4 0-5-4-5-9L11 104C5 96 4 92 4 84Z" />
			<path className="caliper-slide" d={`M${JAW} 10h162v116h-120v74c0 26-8 38-15 38-4 0-5-4-6-9l-9-35c-8-11-12-18-12-34Z`} />
			<path className="caliper-ticks" d={beamTicks + vernierTicks} />
			<path className="caliper-meet" d={`M${onVernier(TENTHS).toFixed(1)} 60v32`} />
			<g className="caliper-numbers">
				{[0, 10, 20, 30, 40, 50, 60].map((mm) => (
					<text key={mm} x={onBeam(mm)} y="49">
						{mm}
					</text>
				))}
				{[0, 5, 10].map((tenth) => (
					<text key={tenth} x={onVernier(tenth)} y="110">
						{tenth}
					</text>
				))}
			</g>
			<path className="caliper-measure" d={`M${FACE} 188v18M${JAW} 188v18M${FACE} 197H${JAW}`} />
			<text className="caliper-reading" x={(FACE + JAW) / 2} y="182">
				{LABEL}
			</text>
		</svg>
	);
}
