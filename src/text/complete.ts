/** The form of a value: texts and numbers whatever they say, functions by what they take. */
export type Form<T> = T extends string
	? string
	: T extends number
		? number
		: T extends (...args: infer A) => infer R
			? (...args: A) => Form<R>
			: T extends ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Intl.NumberFormat
				? T
				: { [K in keyof T]: Form<T[K]> };

/** Says something only of a `Translation` that has everything that the `Original` has, in the same form. */
export type Complete<Original, Translation extends Form<Original>> = Translation;
