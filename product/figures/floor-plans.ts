/** Left, top, width, height in per cent of the plan. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Width of a plan by its height; the style sheet gives every drawing this form, wide or narrow. */
export const PLAN_FORM = 5 / 3;

/** What the uploaded plans show: floor markings, machines and gates. */
export const PLANS = {
	FE: {
		zones: [
			[5, 8, 38, 43],
			[46, 8, 27, 43],
			[60, 51.5, 35, 42.5],
		],
		machines: [
			[8, 10.5, 6, 6],
			[17, 10.5, 6, 6],
			[26, 10.5, 6, 6],
			[35, 10.5, 6, 6],
			[48, 10.5, 8, 6],
			[63, 10.5, 8, 6],
			[62, 55, 4, 9],
			[62, 82, 4, 9],
			[90, 55, 3, 9],
			[90, 82, 3, 9],
			[78, 8, 17, 34],
		],
		gates: [[20, 96.5, 16, 3]],
	},
	MO: {
		zones: [
			[5, 7, 28, 48],
			[36, 7, 28, 48],
			[66, 42, 29, 52],
		],
		machines: [
			[6, 11, 2.5, 30],
			[37, 11, 2.5, 30],
			[12, 49, 18, 4],
			[43, 49, 18, 4],
			[69, 87, 8, 4.5],
			[84, 87, 8, 4.5],
			[70, 8, 25, 22],
		],
		gates: [[28, 96.5, 16, 3]],
	},
} as const satisfies Record<string, Record<string, readonly Box[]>>;
